import type { Fact } from '@deckle/core/report/facts/fact.ts'
import type { Placed } from '@deckle/core/report/facts/ledger.ts'
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

/** In the order of ids, after the given one. */
export async function listFactsAfter(db: FoldDb, clientId: string, after: string, limit: number) {
  const { rows } = await sql<StoredFact>`
    select ${columns} from attempt_facts f where f.client_id = ${clientId} and f.attempt_id > ${after}::uuid order by f.attempt_id limit ${limit}`.execute(
    db,
  )
  return rows
}

const moment = (column: string): RawBuilder<unknown> =>
  sql`'epoch'::timestamptz + ${sql.ref(column)} * interval '1 microsecond'`

export async function putFacts(db: FoldDb, clientId: string, facts: readonly StoredFact[]): Promise<void> {
  if (facts.length === 0) return
  const rows = JSON.stringify(
    facts.map(({ fact, ...row }) => ({
      ...row,
      fact,
      lastAt: fact.lastAt,
      atSlide: fact.atSlide,
      isStarted: fact.isStarted,
      hasAnswers: fact.hasAnswers,
    })),
  )
  await sql`
    insert into attempt_facts (client_id, attempt_id, deck_id, version_id, day, started_at, last_at, completed_at, at_slide, person_key, is_started, has_answers, counts_items, device, country, source, medium, campaign, fact)
    select ${clientId}::uuid, r."attemptId", r."deckId", r."versionId", r.day, ${moment('r.startedAt')}, ${moment('r.lastAt')}, ${moment('r.completedAt')},
      r."atSlide", r."personKey", r."isStarted", r."hasAnswers", r."countsItems", r.device, r.country, r.source, r.medium, r.campaign, r.fact
    from jsonb_to_recordset(${rows}::jsonb) as r ("attemptId" uuid, "deckId" uuid, "versionId" uuid, day date, "startedAt" bigint, "lastAt" bigint, "completedAt" bigint,
      "atSlide" text, "personKey" text, "isStarted" boolean, "hasAnswers" boolean, "countsItems" boolean, device text, country text, source text, medium text, campaign text, fact jsonb)
    on conflict (client_id, attempt_id) do update set deck_id = excluded.deck_id, version_id = excluded.version_id, day = excluded.day, started_at = excluded.started_at,
      last_at = excluded.last_at, completed_at = excluded.completed_at, at_slide = excluded.at_slide, person_key = excluded.person_key, is_started = excluded.is_started,
      has_answers = excluded.has_answers, counts_items = excluded.counts_items, device = excluded.device, country = excluded.country, source = excluded.source,
      medium = excluded.medium, campaign = excluded.campaign, fact = excluded.fact`.execute(db)
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

/** Of everyone, where none counts yet that has a person. */
export async function countLastAttempts(db: FoldDb, clientId: string): Promise<void> {
  await sql`
    update attempt_facts f set counts_items = true
    from (
      select distinct on (l.deck_id, l.person_key) l.attempt_id from attempt_facts l
      where l.client_id = ${clientId} and l.person_key is not null and l.has_answers order by l.deck_id, l.person_key, l.started_at desc, l.attempt_id desc
    ) as last
    where f.client_id = ${clientId} and f.attempt_id = last.attempt_id`.execute(db)
}
