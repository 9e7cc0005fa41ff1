import { type RawBuilder, sql } from 'kysely'
import { answersIn } from '../questions/queries.ts'
import type { AnalyticsDb, Scope } from '../queries.ts'

/** People by their answers to two questions; null: whatever the answer. */
export interface CrossCount {
  readonly row_key: string | null
  readonly column_key: string | null
  readonly people: number
}

/**
 * Of a person who played more than once, the last attempt with answers counts, of all time (decisions.md §5): a person is
 * who was signed in, else a confirmed address. Attempts of unknown people all count.
 */
const lastOfEach = ({ clientId, deckId }: Scope): RawBuilder<boolean> => sql<boolean>`x.attempt_id not in (
  select id from (
    select a.id, row_number() over (partition by coalesce(a.user_id::text, lower(a.email)) order by a.started_at desc, a.id desc) as nth
    from attempts a
    where a.client_id = ${clientId} and a.deck_id = ${deckId} and (a.user_id is not null or a.email is not null)
      and exists (select from answers y where y.client_id = ${clientId} and y.attempt_id = a.id)
  ) as ranked where nth > 1
)`

/** Of each pair of answers, each answer of one question, and all who answered both. */
export async function countPairs(
  db: AnalyticsDb,
  scope: Scope,
  { rows: rowSlide, columns: columnSlide }: { readonly rows: string; readonly columns: string },
): Promise<CrossCount[]> {
  const answersTo = (slideId: string) => sql`
    select x.attempt_id, key from current_answers x, unnest(x.keys) as key
    where ${answersIn(scope)} and ${lastOfEach(scope)} and x.slide_id = ${slideId}`
  const { rows } = await sql<CrossCount>`
    select r.key as row_key, c.key as column_key, count(distinct r.attempt_id)::integer as people
    from (${answersTo(rowSlide)}) as r join (${answersTo(columnSlide)}) as c on c.attempt_id = r.attempt_id
    group by grouping sets ((r.key, c.key), (r.key), (c.key), ())`.execute(db)
  return rows
}
