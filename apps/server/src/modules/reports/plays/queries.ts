import type { DeckContent } from '@deckle/core/deck/deck.ts'
import { upgradeContent } from '@deckle/slides/upgrade.ts'
import { type RawBuilder, sql } from 'kysely'
import type { ReadDbOf } from '../../../db/database.ts'
import { pathsBelow } from '../../../db/person-path.ts'
import { deckReach, type Scoped, userReach } from '../../../db/reach.ts'
import type { ReportCondition } from '@deckle/core/report/reports/definition.ts'
import type { ReportedDecks } from '../../decks/tables.ts'
import type { PeoplePlaces, PersonNames } from '../../users/tables.ts'

export type DeckReportDb = ReadDbOf<ReportedDecks & PersonNames & PeoplePlaces>

/** Decks that the actor sees the figures of, as `d`. */
export interface DeckScope {
  readonly actor: Scoped
  readonly matching: RawBuilder<boolean>
}

/** One deck. */
export const onlyDeck = (actor: Scoped, id: string): DeckScope => ({
  actor,
  matching: sql<boolean>`d.id = ${id}::uuid`,
})

/** A condition on a column of decks' ids. */
export const decksIn =
  ({ actor, matching }: DeckScope) =>
  (deckId: RawBuilder<unknown>): RawBuilder<boolean> =>
    sql<boolean>`${deckId} in (select d.id from decks d where d.client_id = ${actor.clientId} and d.deleted_at is null
      and ${deckReach(actor, 'deck.analytics', 'd', { many: true })} and ${matching})`

const decks = (db: DeckReportDb, { actor, matching }: DeckScope) =>
  db
    .selectFrom('decks as d')
    .where('d.client_id', '=', actor.clientId)
    .where('d.deleted_at', 'is', null)
    .where(deckReach(actor, 'deck.analytics', 'd', { many: true }))
    .where(matching)

export const listDecks = (db: DeckReportDb, scope: DeckScope) =>
  decks(db, scope)
    .select(['d.id', 'd.name', 'd.reader_type', 'd.owner_id'])
    .select(
      sql<string>`coalesce((select btrim(u.first_name || ' ' || u.last_name) from users u where u.client_id = d.client_id and u.id = d.owner_id), '')`.as(
        'owner',
      ),
    )
    .orderBy('d.id')
    .execute()

export interface DeckWithContent {
  readonly id: string
  readonly name: string
  readonly content: DeckContent
}

/** Newest first, after `last`, as they are published; before that, as they are in the draft. */
export async function listContents(
  db: DeckReportDb,
  scope: DeckScope,
  { last, limit }: { readonly last: string | null; readonly limit: number },
): Promise<readonly DeckWithContent[]> {
  const rows = await decks(db, scope)
    .leftJoin('deck_versions as v', (join) =>
      join
        .onRef('v.client_id', '=', 'd.client_id')
        .onRef('v.deck_id', '=', 'd.id')
        .onRef('v.id', '=', 'd.published_version_id')
        .on('v.client_id', '=', scope.actor.clientId),
    )
    .select(['d.id', 'd.name', 'd.content as draft', 'v.content'])
    .$if(last !== null, (query) => query.where('d.id', '<', last as string))
    .orderBy('d.id', 'desc')
    .limit(limit)
    .execute()
  return rows.map(({ id, name, draft, content }) => ({ id, name, content: upgradeContent(content ?? draft) }))
}

/** Numbers of these versions and the ids of their slides, oldest first. */
export const listVersionSlides = (db: DeckReportDb, clientId: string, ids: readonly string[]) =>
  db
    .selectFrom('deck_versions')
    .select(['deck_id', 'version'])
    .select(sql<readonly string[]>`jsonb_path_query_array(content, '$.contentHash[*].slideId')`.as('slide_ids'))
    .where('client_id', '=', clientId)
    .where('id', '=', sql<string>`any (${ids}::uuid[])`)
    .orderBy('version')
    .execute()

/** Of decks `d`: what the conditions say of the deck itself. */
export async function matchDecks(
  db: DeckReportDb,
  clientId: string,
  conditions: readonly ReportCondition[],
): Promise<RawBuilder<boolean>> {
  const parts: RawBuilder<boolean>[] = []
  for (const condition of conditions) {
    const { field, op, value } = condition
    if (field === 'owner' && op === 'below') parts.push(await ownedBelow(db, clientId, String(value)))
    else if (field === 'published') parts.push(published(condition))
    else if (field in columns) parts.push(compared(condition))
  }
  return parts.length === 0 ? sql<boolean>`true` : sql<boolean>`(${sql.join(parts, sql` and `)})`
}

const columns: Readonly<Record<string, RawBuilder<unknown>>> = {
  deck: sql`d.id::text`,
  name: sql`lower(d.name)`,
  reader_type: sql`d.reader_type`,
  owner: sql`d.owner_id::text`,
}

function compared({ field, op, value }: ReportCondition): RawBuilder<boolean> {
  const column = columns[field] ?? sql`null`
  if (op === 'contains') return sql<boolean>`searchable_text(${column}) like search_pattern(${String(value)})`
  const values = Array.isArray(value) ? value : [String(value)]
  const isOne = sql<boolean>`${column} = any (select lower(one) from unnest(${values}::text[]) one)`
  return op === 'is' || op === 'in' ? isOne : sql<boolean>`not ${isOne}`
}

function published({ op, value }: ReportCondition): RawBuilder<boolean> {
  if (op === 'exists') return sql<boolean>`d.published_version_id is ${value === true ? sql`not null` : sql`null`}`
  return sql<boolean>`d.published_at ${op === 'before' ? sql`<` : sql`>=`} ${String(value)}::timestamptz`
}

/** Of a person whom the actor may list, or of the actor. */
export async function findPath(db: DeckReportDb, actor: Scoped, id: string): Promise<Buffer | null> {
  const row = await db
    .selectFrom('users')
    .select('users.path')
    .where('users.client_id', '=', actor.clientId)
    .where('users.id', '=', id)
    .where('users.deleted_at', 'is', null)
    .where(userReach(actor, 'team.read', 'users'))
    .executeTakeFirst()
  return row?.path ?? null
}

async function ownedBelow(db: DeckReportDb, clientId: string, managerId: string): Promise<RawBuilder<boolean>> {
  const row = await db
    .selectFrom('users')
    .select('path')
    .where('client_id', '=', clientId)
    .where('id', '=', managerId)
    .where('deleted_at', 'is', null)
    .executeTakeFirst()
  if (!row) return sql<boolean>`false`
  const { from, to } = pathsBelow(row.path)
  return sql<boolean>`d.owner_id in (select u.id from users u where u.client_id = ${clientId} and u.path > ${from} and u.path < ${to})`
}
