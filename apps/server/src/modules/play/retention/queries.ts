import { sql } from 'kysely'
import { addressKey } from '../../../db/address-key.ts'
import { queueAttempts } from '../../figures/index.ts'
import type { PlayDb } from '../queries.ts'

export interface OldAttempt {
  readonly id: string
  readonly deck_id: string
  /** With microseconds. */
  readonly started: string
  readonly has_address: boolean
}

interface OldAttempts {
  readonly from: Date | null
  readonly before: Date
  /** The last that was read. */
  readonly after: OldAttempt | undefined
}

/** Attempts that began in the range, the oldest first. */
export async function listAttemptsBetween(
  db: PlayDb,
  clientId: string,
  { from, before, after }: OldAttempts,
  limit: number,
): Promise<OldAttempt[]> {
  const lower = after
    ? sql`(started_at, id) > (${after.started}::timestamptz, ${after.id}::uuid)`
    : from === null
      ? sql`true`
      : sql`started_at >= ${from}`
  const { rows } = await sql<OldAttempt>`
    select id, deck_id, started_at::text as started, email is not null as has_address from attempts
    where client_id = ${clientId} and started_at < ${before} and ${lower}
    order by started_at, id limit ${limit}`.execute(db)
  return rows
}

/** How many began before, up to `most`. */
export async function countAttemptsBefore(db: PlayDb, clientId: string, before: Date, most: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from (
      select from attempts where client_id = ${clientId} and started_at < ${before} limit ${most}
    ) as a`.execute(db)
  return rows[0]?.count ?? 0
}

/** Answers in words and files, by what takes their place. */
const cleared = {
  openAnswer: { kind: 'openAnswer', text: '' },
  fillInTheBlank: { kind: 'fillInTheBlank', texts: [] },
  uploader: { kind: 'uploader', file: '', name: '', size: 0 },
} as const

/**
 * Removes what can name a person from attempts: texts, files and confirmed addresses. Marks, choices and times stay, and
 * so does which attempts are of one person: figures stay as they are. A file goes with the next daily look for files that
 * no answer names.
 */
export async function clearAttempts(db: PlayDb, clientId: string, attempts: readonly OldAttempt[]): Promise<void> {
  const ids = attempts.map(({ id }) => id)
  const kinds = Object.keys(cleared)
  const values = Object.values(cleared).map((answer) => JSON.stringify(answer))
  await sql`
    update answers a set answer = c.answer, text = null
    from unnest(${kinds}::text[], ${values}::jsonb[]) as c (kind, answer)
    where a.client_id = ${clientId} and a.attempt_id = any (${ids}::uuid[]) and a.answer ->> 'kind' = c.kind`.execute(
    db,
  )
  const addressed = attempts.filter(({ has_address }) => has_address)
  if (addressed.length === 0) return
  await sql`
    update attempts a set email = null, user_id = coalesce(a.user_id, ${addressKey('a')})
    where a.client_id = ${clientId} and a.id = any (${addressed.map(({ id }) => id)}::uuid[])`.execute(db)
  await queueAttempts(
    db,
    clientId,
    addressed.map(({ id }) => id),
  )
}
