import { sql } from 'kysely'
import { queueAttempts } from '../../figures/index.ts'
import type { PlayDb } from '../queries.ts'

export interface OldAttempt {
  readonly id: string
  readonly deck_id: string
  /** With microseconds. */
  readonly started: string
  /** Of who was not signed in and confirmed it, in small letters. */
  readonly address: string | null
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
    select id, deck_id, started_at::text as started, case when user_id is null then lower(email) end as address from attempts
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
 * Removes what can name a person from attempts: texts, files and confirmed addresses. Marks, choices and times stay, so
 * that figures do. A file goes with the next daily look for files that no answer names.
 * @param nobodies an id for each address, which its attempts have in common
 */
export async function clearAttempts(
  db: PlayDb,
  clientId: string,
  attempts: readonly OldAttempt[],
  nobodies: ReadonlyMap<string, string>,
): Promise<void> {
  const ids = attempts.map(({ id }) => id)
  const kinds = Object.keys(cleared)
  const values = Object.values(cleared).map((answer) => JSON.stringify(answer))
  await sql`
    update answers a set answer = c.answer, text = null
    from unnest(${kinds}::text[], ${values}::jsonb[]) as c (kind, answer)
    where a.client_id = ${clientId} and a.attempt_id = any (${ids}::uuid[]) and a.answer ->> 'kind' = c.kind`.execute(
    db,
  )
  await sql`
    update attempts a set email = null, user_id = coalesce(a.user_id, n.nobody)
    from attempts b left join unnest(${[...nobodies.keys()]}::text[], ${[...nobodies.values()]}::uuid[]) as n (address, nobody) on n.address = lower(b.email)
    where a.client_id = ${clientId} and b.client_id = ${clientId} and b.id = a.id and a.id = any (${ids}::uuid[]) and a.email is not null`.execute(
    db,
  )
  await queueAttempts(
    db,
    clientId,
    attempts.filter(({ address }) => address !== null),
  )
}
