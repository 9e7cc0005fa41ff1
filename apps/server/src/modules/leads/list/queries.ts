import type { QueryOf } from '@deckle/contract/kit/endpoint.ts'
import type { leads } from '@deckle/contract/leads.ts'
import { actorRank } from '@deckle/core/access/access.ts'
import { type LeadSort, type LeadStatus, leadStatuses, MOST_LEADS_COUNTED } from '@deckle/core/lead/lead.ts'
import { type PlanType, plans } from '@deckle/core/plan/plan.ts'
import { type RawBuilder, sql } from 'kysely'
import type pg from 'pg'
import { type ActorStatement, actorStatement } from '../../../db/actor-statement.ts'
import { runNamed } from '../../../db/named-statement.ts'
import { newestFirst, type Order, type Page, pageOf, pageParts } from '../../../db/paging/paging.ts'
import { leadReach, type Scoped } from '../../../db/reach.ts'
import { findPlan, hasDuplicate, isLive, leadRows, leadRowsOf, type LeadsDb } from '../queries.ts'

export type ListQuery = QueryOf<typeof leads.list>
export type Filters = Omit<ListQuery, 'limit' | 'cursor' | 'sort' | 'status' | 'bin'> & {
  readonly status?: LeadStatus | undefined
  readonly bin?: 'true' | undefined
}

const orders: Readonly<Record<LeadSort, Order>> = {
  newest: newestFirst('leads.created_at', 'leads.id'),
  oldest: { ...newestFirst('leads.created_at', 'leads.id'), direction: 'asc' },
  changed: newestFirst('leads.updated_at', 'leads.id'),
  name: {
    keys: [
      ['lower(leads.name)', 'text'],
      ['leads.id', 'uuid'],
    ],
    direction: 'asc',
  },
  score: {
    keys: [
      ['coalesce(leads.score, -1)', 'numeric'],
      ['leads.id', 'uuid'],
    ],
    direction: 'desc',
  },
  // Those without an outcome last.
  outcome: {
    keys: [
      ["(leads.outcome = '')::integer", 'bigint'],
      ['lower(leads.outcome)', 'text'],
      ['leads.id', 'uuid'],
    ],
    direction: 'asc',
  },
}

const all = sql<boolean>`true`

/** By the index `leads_by_words`. */
const hasText = (search: string) => sql<boolean>`leads.search_text like search_pattern(${search})`

/** `-`: a touch without a known source. */
const touchedBy = (touch: 'first_touch' | 'last_touch', source: string | undefined) =>
  source === undefined ? all : sql<boolean>`leads.${sql.raw(touch)} ->> 'source' = ${source === '-' ? '' : source}`

/** Each leaves out what is not asked for. */
function conditionsOf(actor: Scoped, filters: Filters): RawBuilder<boolean> {
  const { status, deck, owner, tag, source, outcome, from, to, bin } = filters
  const tz = filters.tz ?? sql`(select reporting_zone from clients where clients.id = ${actor.clientId})`
  const search = (filters.search ?? '').trim()
  const conditions = [
    bin === 'true' ? sql<boolean>`(leads.deleted_at is not null and leads.merged_into is null)` : isLive,
    leadReach(actor, 'leads'),
    search === '' ? all : hasText(search),
    // Literal, so that a prepared list of one status keeps its plan.
    status === undefined ? all : sql<boolean>`leads.status = ${sql.lit(status)}`,
    deck === undefined ? all : sql<boolean>`leads.deck_id = ${deck}`,
    owner === undefined
      ? all
      : owner === 'none'
        ? sql<boolean>`leads.owner_id is null`
        : sql<boolean>`leads.owner_id = ${owner}`,
    source === undefined ? all : sql<boolean>`leads.source = ${source === '-' ? '' : source}`,
    outcome === undefined ? all : sql<boolean>`leads.outcome = ${outcome === '-' ? '' : outcome}`,
    touchedBy('first_touch', filters.first_source),
    touchedBy('last_touch', filters.last_source),
    from === undefined ? all : sql<boolean>`leads.created_at >= (${from}::date::timestamp at time zone ${tz})`,
    to === undefined ? all : sql<boolean>`leads.created_at < ((${to}::date + 1)::timestamp at time zone ${tz})`,
    filters.duplicates === 'true' ? hasDuplicate(actor.clientId) : all,
    tag === undefined
      ? all
      : sql<boolean>`exists (select from lead_tags lt where lt.client_id = ${actor.clientId} and lt.lead_id = leads.id and lt.tag_id = ${tag})`,
  ]
  return sql<boolean>`(${sql.join(conditions, sql` and `)})`
}

const asked = (db: LeadsDb, actor: Scoped, filters: Filters) =>
  leadRows(db, actor.clientId).where(conditionsOf(actor, filters))

/** The page's leads are found first, and only they get names, tags and duplicates. */
function pageOfLeads(db: LeadsDb, actor: Scoped, { sort, ...query }: ListQuery) {
  const { lastKey, beyond, sorted, limit } = pageParts(orders[sort], query)
  const found = db
    .selectFrom('leads')
    .selectAll()
    .where('leads.client_id', '=', actor.clientId)
    .where(conditionsOf(actor, query))
    .where(beyond)
    .orderBy(sorted)
    .limit(limit)
  return leadRowsOf(db, actor.clientId, sql`(${found})`)
    .select([
      lastKey.as('page_key'),
      sql<PlanType>`(select c.plan from clients c where c.id = ${actor.clientId})`.as('plan'),
    ])
    .orderBy(sorted)
}

export type ListedLead = Awaited<ReturnType<ReturnType<typeof pageOfLeads>['execute']>>[number]

const statements = new Map<string, ActorStatement>()

/** With the client's plan in each row. */
export async function listLeads(
  { db, pool }: { readonly db: LeadsDb; readonly pool: pg.Pool },
  actor: Scoped,
  query: ListQuery,
): Promise<Page<ListedLead>> {
  if (!isPlain(query)) return pageOf(await pageOfLeads(db, actor, query).execute(), query)
  const { sort, status = 'all', limit } = query
  const name = `leads_${sort}_${status}_${actorRank(actor)}_${limit}`
  const known = statements.get(name)
  const statement = known ?? actorStatement(name, actor, (marked) => pageOfLeads(db, marked, query).compile())
  statements.set(name, statement)
  return pageOf(await runNamed<ListedLead>(pool, statement, statement.valuesFor(actor, [])), query)
}

/** Of the API by default, and of the list in the web app: a connection keeps a plan for each. */
const preparedLimits: readonly number[] = [20, 50]
/** A time zone alone leaves nothing out. */
const ofFirstPages = new Set(['sort', 'status', 'limit', 'tz'])

/** The first page of all leads, or of those of one status: what is asked for most. */
const isPlain = (query: ListQuery): boolean =>
  preparedLimits.includes(query.limit) &&
  Object.entries(query).every(([name, value]) => value === undefined || ofFirstPages.has(name))

/** Live leads within reach with a text in their contact, the latest first; none where the plan has no leads. */
export async function findLeadsByText(db: LeadsDb, actor: Scoped, text: string, limit: number) {
  if (!plans[await findPlan(db, actor.clientId)].leads) return []
  return db
    .selectFrom('leads')
    .select(['leads.id', 'leads.name', 'leads.email', 'leads.phone', 'leads.company'])
    .where('leads.client_id', '=', actor.clientId)
    .where(isLive)
    .where(leadReach(actor, 'leads'))
    .where(hasText(text))
    .where(sql<boolean>`leads.name || leads.email || leads.phone <> ''`)
    .orderBy('leads.created_at', 'desc')
    .limit(limit)
    .execute()
}

/** By status, up to one more than is counted. */
export async function countLeads(
  db: LeadsDb,
  actor: Scoped,
  filters: Filters,
): Promise<ReadonlyMap<LeadStatus, number>> {
  const counts = await Promise.all(
    leadStatuses.map(async (status) => {
      const some = db
        .selectFrom('leads')
        .select('leads.id')
        .where('leads.client_id', '=', actor.clientId)
        .where(conditionsOf(actor, { ...filters, status }))
        .limit(MOST_LEADS_COUNTED + 1)
      const { rows } = await sql<{
        count: number
      }>`select count(*)::integer as count from (${some}) as counted`.execute(db)
      return [status, rows[0]?.count ?? 0] as const
    }),
  )
  return new Map(counts)
}

/** All leads that are asked for, as text for a cursor, in the order of the list. */
export function exportQuery(db: LeadsDb, actor: Scoped, { sort, ...filters }: Filters & Pick<ListQuery, 'sort'>) {
  const { keys, direction } = orders[sort]
  const order = sql.raw(keys.map(([column]) => `${column} ${direction}`).join(', '))
  const { sql: text, parameters: values } = asked(db, actor, filters).orderBy(order).compile()
  return { text, values }
}

/** Headings of the own fields of the forms that these leads came from, in the order of their first use. */
export async function listLabels(
  db: LeadsDb,
  actor: Scoped,
  filters: Filters,
  most: number,
): Promise<readonly string[]> {
  const { rows } = await sql<{ label: string }>`
    select field ->> 'label' as label from leads, jsonb_array_elements(leads.answers) with ordinality as f (field, at)
    where leads.client_id = ${actor.clientId} and leads.answers <> '[]' and ${conditionsOf(actor, filters)}
    group by 1 order by min(leads.created_at), min(at), 1 limit ${most}`.execute(db)
  return rows.map(({ label }) => label)
}
