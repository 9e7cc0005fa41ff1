import type pg from 'pg'
import { type Named, runNamed } from '../../../db/named-statement.ts'

const inviteBySecret: Named<{ id: string; attempt_id: string | null }> = {
  name: 'play_invite',
  text: 'select id, attempt_id from invites where secret_hash = $3 and client_id = $1 and deck_id = $2',
}

export async function findInvite(pool: pg.Pool, clientId: string, deckId: string, secretHash: Buffer) {
  return (await runNamed(pool, inviteBySecret, [clientId, deckId, secretHash]))[0]
}

const member: Named<{ id: string }> = {
  name: 'play_member',
  text: 'select id from users where client_id = $1 and id = $2 and active',
}

export async function isActiveMember(pool: pg.Pool, clientId: string, userId: string): Promise<boolean> {
  return (await runNamed(pool, member, [clientId, userId])).length > 0
}

const claim: Named<{ id: string }> = {
  name: 'play_use_invite',
  text: `update invites set attempt_id = $3, used_at = coalesce(used_at, $4)
    where client_id = $1 and id = $2 and (attempt_id is null or attempt_id = $3) returning id`,
}

/** Uses the invite for an attempt; false where another attempt has used it. Idempotent for one attempt. */
export async function claimInvite(
  pool: pg.Pool,
  { clientId, id, attemptId, now }: { clientId: string; id: string; attemptId: string; now: Date },
): Promise<boolean> {
  return (await runNamed(pool, claim, [clientId, id, attemptId, now])).length > 0
}

const release: Named<never> = {
  name: 'play_return_invite',
  text: 'update invites set attempt_id = null, used_at = null where client_id = $1 and id = $2 and attempt_id = $3',
}

/** Makes the invite usable again when its attempt could not begin. */
export async function releaseInvite(pool: pg.Pool, clientId: string, id: string, attemptId: string): Promise<void> {
  await runNamed(pool, release, [clientId, id, attemptId])
}
