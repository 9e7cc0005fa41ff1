import { sql } from 'kysely'
import type { ReadDbOf } from '../../../db/database.ts'
import { newestFirst, type PageRequest, readPage } from '../../../db/paging/paging.ts'
import { personHasText } from '../../../db/person-text.ts'
import { type Scoped, userReach } from '../../../db/reach.ts'
import { within } from '../../analytics/index.ts'
import type { DeckFigures, DeckLanguages } from '../../decks/tables.ts'
import type { AttemptFacts } from '../../figures/tables.ts'
import type { PlayFigures } from '../../play/tables.ts'
import type { TeamMembers } from '../../users/tables.ts'
import { byName, nameColumn } from '../people/queries.ts'

export type RankingDb = ReadDbOf<TeamMembers & DeckFigures & DeckLanguages & AttemptFacts & PlayFigures>

/** Whole days, both included. */
export interface Days {
  readonly from: string | null
  readonly to: string | null
  readonly tz: string
}

const searched = (search: string) => (search === '' ? sql<boolean>`true` : personHasText(search))

const people = (db: RankingDb, actor: Scoped, search: string) =>
  db
    .selectFrom('users')
    .select(['users.id', 'users.email', 'users.last_seen_at', nameColumn.as('name')])
    .where('users.client_id', '=', actor.clientId)
    .where('users.deleted_at', 'is', null)
    .where('users.active', '=', sql.lit(true))
    .where(searched(search))

/** Who owns decks, oneself among them. */
export const listOwners = (db: RankingDb, actor: Scoped, search: string, page: PageRequest) =>
  readPage(
    people(db, actor, search)
      .where(userReach(actor, 'learner.report', 'users'))
      .where(
        sql<boolean>`exists (select from decks d where d.client_id = users.client_id and d.owner_id = users.id and d.deleted_at is null)`,
      ),
    byName,
    page,
  )

export const listOwned = (db: RankingDb, clientId: string, ownerIds: readonly string[]) =>
  db
    .selectFrom('decks')
    .select(['id', 'owner_id', 'published_version_id'])
    .where('client_id', '=', clientId)
    .where('deleted_at', 'is', null)
    .where('owner_id', '=', sql<string>`any (${ownerIds}::uuid[])`)
    .execute()

/** As the index has it: who was never seen comes last. */
const recentFirst = newestFirst("coalesce(users.last_seen_at, '1970-01-01 00:00:00+00'::timestamptz)", 'users.id')

/** Who has played something. */
export const listPlayers = (
  db: RankingDb,
  actor: Scoped,
  { search, sort }: { readonly search: string; readonly sort: 'name' | 'recent' },
  page: PageRequest,
) =>
  readPage(
    people(db, actor, search)
      .where(userReach(actor, 'user.list', 'users'))
      .where(
        sql<boolean>`exists (select from attempts a where a.client_id = users.client_id and a.user_id = users.id)`,
      ),
    sort === 'name' ? byName : recentFirst,
    page,
  )

/** Attempts that were started, by person: of how many decks, how many, and the last of them. */
export async function countPlays(db: RankingDb, clientId: string, userIds: readonly string[], days: Days) {
  const rows = await db
    .selectFrom('attempts as a')
    .innerJoin('attempt_facts as f', (join) =>
      join.onRef('f.client_id', '=', 'a.client_id').onRef('f.attempt_id', '=', 'a.id'),
    )
    .select('a.user_id')
    .select([
      sql<number>`count(distinct a.deck_id)::integer`.as('decks'),
      sql<number>`count(*)::integer`.as('plays'),
      sql<number>`count(a.completed_at)::integer`.as('completions'),
      sql<Date>`max(f.last_at)`.as('last_at'),
    ])
    .where('a.client_id', '=', clientId)
    .where('f.client_id', '=', clientId)
    .where('a.user_id', '=', sql<string>`any (${userIds}::uuid[])`)
    .where('f.is_started', '=', true)
    .where(within(sql`a.started_at`, { ...days, version: null }))
    .groupBy('a.user_id')
    .execute()
  return new Map(rows.map(({ user_id, ...counts }) => [user_id, counts]))
}

/**
 * Keys of people who played the decks, after `last`, each found by one step into an index a deck: what others played
 * is not read.
 */
export async function listPersonKeys(
  db: RankingDb,
  clientId: string,
  deckIds: readonly string[],
  { last, limit }: { readonly last: string; readonly limit: number },
): Promise<readonly string[]> {
  const next = (after: ReturnType<typeof sql>) => sql`select min(x.person_key) as person_key
    from unnest(${deckIds}::uuid[]) d (id), lateral (
      select f.person_key from attempt_facts f
      where f.client_id = ${clientId}::uuid and f.deck_id = d.id and f.person_key is not null and f.person_key > ${after}
      order by f.person_key limit 1) x`
  const { rows } = await sql<{ person_key: string }>`with recursive keys (person_key) as (
      ${next(sql`${last}::text`)}
      union all
      select n.person_key from keys k, lateral (${next(sql`k.person_key`)}) n where k.person_key is not null
    ) select person_key from keys where person_key is not null limit ${limit}`.execute(db)
  return rows.map(({ person_key }) => person_key)
}

/** Attempts that were started at the decks, by person. */
export async function countByKey(
  db: RankingDb,
  clientId: string,
  {
    deckIds,
    keys,
    days,
  }: { readonly deckIds: readonly string[]; readonly keys: readonly string[]; readonly days: Days },
) {
  return db
    .selectFrom('attempt_facts as f')
    .innerJoin('attempts as a', (join) =>
      join.onRef('a.client_id', '=', 'f.client_id').onRef('a.id', '=', 'f.attempt_id'),
    )
    .leftJoin('users as u', (join) =>
      join.onRef('u.client_id', '=', 'a.client_id').onRef('u.id', '=', 'a.user_id').on('u.client_id', '=', clientId),
    )
    .select(['f.person_key', 'u.id'])
    .select([
      sql<string>`coalesce(btrim(u.first_name || ' ' || u.last_name), '')`.as('name'),
      sql<string>`coalesce(max(u.email), max(a.email), '')`.as('email'),
      sql<number>`count(distinct f.deck_id)::integer`.as('decks'),
      sql<number>`count(*)::integer`.as('plays'),
      sql<number>`count(f.completed_at)::integer`.as('completions'),
      sql<Date>`max(f.last_at)`.as('last_at'),
    ])
    .where('f.client_id', '=', clientId)
    .where('a.client_id', '=', clientId)
    .where('f.deck_id', '=', sql<string>`any (${deckIds}::uuid[])`)
    .where('f.person_key', '=', sql<string>`any (${keys}::text[])`)
    .where('f.is_started', '=', true)
    .where(within(sql`f.started_at`, { ...days, version: null }))
    .groupBy(['f.person_key', 'u.id', sql`3`])
    .orderBy('f.person_key')
    .execute()
}

/** Of people whose name or address is searched, those who played one of the decks. */
export const listSearchedViewers = (
  db: RankingDb,
  clientId: string,
  { deckIds, search }: { readonly deckIds: readonly string[]; readonly search: string },
  page: PageRequest,
) =>
  readPage(
    db
      .selectFrom('users')
      .select(['users.id'])
      .where('users.client_id', '=', clientId)
      .where('users.deleted_at', 'is', null)
      .where(searched(search))
      .where(
        sql<boolean>`exists (select from unnest(${deckIds}::uuid[]) d (id) where exists (select from attempt_facts f
          where f.client_id = users.client_id and f.deck_id = d.id and f.person_key = users.id::text))`,
      ),
    byName,
    page,
  )
