import type pg from 'pg'
import { type Named, runNamed } from '../../../db/named-statement.ts'

const ticketBySecret: Named<{ id: string; attempt_id: string | null }> = {
  name: 'play_ticket',
  text: 'select id, attempt_id from tickets where secret_hash = $3 and client_id = $1 and deck_id = $2',
}

export async function findTicket(pool: pg.Pool, clientId: string, deckId: string, secretHash: Buffer) {
  return (await runNamed(pool, ticketBySecret, [clientId, deckId, secretHash]))[0]
}

const member: Named<{ id: string }> = {
  name: 'play_member',
  text: 'select id from users where client_id = $1 and id = $2 and active',
}

/** Whether the user is still there, and active. */
export async function isMember(pool: pg.Pool, clientId: string, userId: string): Promise<boolean> {
  return (await runNamed(pool, member, [clientId, userId])).length > 0
}

const useTicket: Named<{ id: string }> = {
  name: 'play_use_ticket',
  text: `update tickets set attempt_id = $3, used_at = coalesce(used_at, now())
    where client_id = $1 and id = $2 and (attempt_id is null or attempt_id = $3) returning id`,
}

/** Gives the link that works once to an attempt; false where another one has it. */
export async function claimTicket(pool: pg.Pool, clientId: string, id: string, attemptId: string): Promise<boolean> {
  return (await runNamed(pool, useTicket, [clientId, id, attemptId])).length > 0
}

const returnTicket: Named<never> = {
  name: 'play_return_ticket',
  text: 'update tickets set attempt_id = null, used_at = null where client_id = $1 and id = $2 and attempt_id = $3',
}

/** Takes it back from an attempt that did not begin. */
export async function releaseTicket(pool: pg.Pool, clientId: string, id: string, attemptId: string): Promise<void> {
  await runNamed(pool, returnTicket, [clientId, id, attemptId])
}
