import type { Fact } from '@deckle/core/report/facts/fact.ts'
import type { Placed } from '@deckle/core/report/facts/groups.ts'
import { type RawBuilder, sql } from 'kysely'
import type { FoldDb } from './queries-queue.ts'

/** A fact with what it is counted by. */
export interface StoredFact extends Placed {
  readonly attemptId: string
  readonly personKey: string | null
  /** Microseconds since 1970. */
  readonly startedAt: number
  readonly completedAt: number | null
  readonly countsItems: boolean
  readonly fact: Fact
}

const columns = sql`f.attempt_id as "attemptId", f.deck_id as "deckId", f.version_id as "versionId", to_char(f.day, 'YYYY-MM-DD') as day,
  f.device, f.country, f.source, f.medium, f.campaign, f.person_key as "personKey", f.counts_items as "countsItems", f.fact,
  (extract(epoch from f.started_at) * 1000000)::bigint as "startedAt", (extract(epoch from f.completed_at) * 1000000)::bigint as "completedAt"`

export async function listFacts(db: FoldDb, clientId: string, ids: readonly string[]): Promise<StoredFact[]> {
  const { rows } = await sql<StoredFact>`
    select ${columns} from attempt_facts f where f.client_id = ${clientId} and f.attempt_id = any (${ids}::uuid[])`.execute(
    db,
  )
  return rows
}

const moment = (column: string): RawBuilder<unknown> =>
  sql`'epoch'::timestamptz + ${sql.ref(column)} * interval '1 microsecond'`

/** Replaces those that are there. */
export const putFacts = (db: FoldDb, clientId: string, facts: readonly StoredFact[]): Promise<void> =>
  writeFacts(db, clientId, facts, sql`on conflict (client_id, attempt_id) do update set ${sql.join(replaced)}`)

/** None of them is there. */
export const insertFacts = (db: FoldDb, clientId: string, facts: readonly StoredFact[]): Promise<void> =>
  writeFacts(db, clientId, facts, sql``)

/** Columns beside the fact, with their types and what is stored in them; moments in microseconds. */
const stored: readonly (readonly [name: string, type: string, of: (fact: StoredFact) => unknown])[] = [
  ['attempt_id', 'uuid', ({ attemptId }) => attemptId],
  ['deck_id', 'uuid', ({ deckId }) => deckId],
  ['version_id', 'uuid', ({ versionId }) => versionId],
  ['day', 'date', ({ day }) => day],
  ['started_at', 'bigint', ({ startedAt }) => startedAt],
  ['last_at', 'bigint', ({ fact }) => fact.lastAt],
  ['completed_at', 'bigint', ({ completedAt }) => completedAt],
  ['at_slide', 'text', ({ fact }) => fact.atSlide],
  ['left_ms', 'integer', ({ fact }) => fact.leftMs],
  ['person_key', 'text', ({ personKey }) => personKey],
  ['is_started', 'boolean', ({ fact }) => fact.isStarted],
  ['has_answers', 'boolean', ({ fact }) => fact.hasAnswers],
  ['counts_items', 'boolean', ({ countsItems }) => countsItems],
  ['device', 'text', ({ device }) => device],
  ['country', 'text', ({ country }) => country],
  ['source', 'text', ({ source }) => source],
  ['medium', 'text', ({ medium }) => medium],
  ['campaign', 'text', ({ campaign }) => campaign],
]
const columnNames = [...stored.map(([name]) => name), 'fact']
const names = sql.join(columnNames.map((name) => sql.ref(name)))
const replaced = columnNames.flatMap((name) =>
  name === 'attempt_id' ? [] : [sql`${sql.ref(name)} = ${sql.ref(`excluded.${name}`)}`],
)

async function writeFacts(db: FoldDb, clientId: string, facts: readonly StoredFact[], onConflict: RawBuilder<unknown>) {
  if (facts.length === 0) return
  const arrays = stored.map(([, type, of]) => sql`${facts.map((fact) => of(fact))}::${sql.raw(type)}[]`)
  const values = [
    ...stored.map(([name, type]) => (type === 'bigint' ? moment(`r.${name}`) : sql.ref(`r.${name}`))),
    sql.ref('r.fact'),
  ]
  await sql`
    insert into attempt_facts (client_id, ${names}) select ${clientId}::uuid, ${sql.join(values)}
    from rows from (unnest(${sql.join(arrays)}), jsonb_array_elements(${JSON.stringify(facts.map(({ fact }) => fact))}::jsonb)) as r (${names}) order by r.attempt_id ${onConflict}`.execute(
    db,
  )
}

export async function deleteFacts(db: FoldDb, clientId: string, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return
  await sql`delete from attempt_facts where client_id = ${clientId} and attempt_id = any (${ids}::uuid[])`.execute(db)
}

/** A person on a deck. */
export interface PersonOnDeck {
  readonly deckId: string
  readonly personKey: string
}

/** Attempts that count for items and should not, or the other way round: of each person the last with answers counts. */
export async function listWronglyCounted(db: FoldDb, clientId: string, people: readonly PersonOnDeck[]) {
  if (people.length === 0) return []
  const { rows } = await sql<StoredFact>`
    with people as (
      select * from unnest(${people.map(({ deckId }) => deckId)}::uuid[], ${people.map(({ personKey }) => personKey)}::text[]) as p (deck_id, person_key)
    ), last as (
      select l.attempt_id from people p, lateral (
        select f.attempt_id from attempt_facts f where f.client_id = ${clientId} and f.deck_id = p.deck_id and f.person_key = p.person_key and f.has_answers
        order by f.started_at desc, f.attempt_id desc limit 1
      ) as l
    )
    select ${columns} from attempt_facts f where f.client_id = ${clientId} and not f.counts_items and f.attempt_id in (select attempt_id from last)
    union all
    select ${columns} from attempt_facts f join people p on p.deck_id = f.deck_id and p.person_key = f.person_key
    where f.client_id = ${clientId} and f.counts_items and f.person_key is not null and f.attempt_id not in (select attempt_id from last)`.execute(
    db,
  )
  return rows
}

export async function turnCounting(db: FoldDb, clientId: string, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return
  await sql`update attempt_facts set counts_items = not counts_items where client_id = ${clientId} and attempt_id = any (${ids}::uuid[])`.execute(
    db,
  )
}

/** Of the people, who have an attempt that counts. */
export async function listCounted(db: FoldDb, clientId: string, people: readonly PersonOnDeck[]) {
  if (people.length === 0) return []
  const { rows } = await sql<PersonOnDeck>`
    select f.deck_id as "deckId", f.person_key as "personKey"
    from unnest(${people.map(({ deckId }) => deckId)}::uuid[], ${people.map(({ personKey }) => personKey)}::text[]) as p (deck_id, person_key)
    join attempt_facts f on f.client_id = ${clientId} and f.deck_id = p.deck_id and f.person_key = p.person_key
    where f.counts_items and f.person_key is not null`.execute(db)
  return rows
}
