import type { FlowCell } from '@deckle/core/attribution/flow-cell.ts'
import type { Touch, TouchKind } from '@deckle/core/attribution/touch.ts'
import { sql } from 'kysely'
import type { TouchesDb } from '../queries.ts'

/** Clients with visitors that are to be counted. */
export async function listWaiting(db: TouchesDb): Promise<readonly string[]> {
  const { rows } = await sql<{ client_id: string }>`
    select distinct v.client_id from visitors v where v.stale`.execute(db)
  return rows.map(({ client_id }) => client_id)
}

export async function findZone(db: TouchesDb, clientId: string): Promise<string> {
  const client = await db.selectFrom('clients').select('reporting_zone').where('id', '=', clientId).executeTakeFirst()
  return client?.reporting_zone ?? 'UTC'
}

/** Ids of those that are to be counted; the ones that another server counts are passed over. */
export async function lockStale(db: TouchesDb, clientId: string, most: number): Promise<readonly string[]> {
  const rows = await db
    .selectFrom('visitors')
    .select('id')
    .where('client_id', '=', clientId)
    .where('stale', '=', true)
    .orderBy('id')
    .limit(most)
    .modifyEnd(sql`for no key update skip locked`)
    .execute()
  return rows.map(({ id }) => id)
}

/** With the paths that are counted of them, until the transaction ends. */
export const lockVisitors = (db: TouchesDb, clientId: string, ids: readonly string[]) =>
  db
    .selectFrom('visitors')
    .select(['id', 'paths'])
    .where('client_id', '=', clientId)
    .where(sql<boolean>`id = any (${ids}::uuid[])`)
    .orderBy('id')
    .modifyEnd(sql`for no key update`)
    .execute()

export interface StoredTouch extends Touch {
  readonly visitor: string
  /** In the client's reporting zone. */
  readonly day: string
}

interface OfVisitors {
  readonly ids: readonly string[]
  readonly zone: string
}

export async function listTouchesOf(
  db: TouchesDb,
  clientId: string,
  { ids, zone }: OfVisitors,
): Promise<StoredTouch[]> {
  const { rows } = await sql<Omit<StoredTouch, 'at' | 'kind'> & { readonly kind: TouchKind; readonly at: Date }>`
    select t.visitor_id as visitor, t.id, t.kind, t.thing_id as thing, t.at, t.arrival, t.source, t.campaign,
      (t.at at time zone ${zone})::date::text as day
    from touches t where t.client_id = ${clientId} and t.visitor_id = any (${ids}::uuid[])`.execute(db)
  return rows.map(({ at, ...touch }) => ({ ...touch, at: at.getTime() }))
}

interface Recounted {
  readonly id: string
  readonly paths: readonly FlowCell[]
}

export async function storePaths(db: TouchesDb, clientId: string, visitors: readonly Recounted[]): Promise<void> {
  const [ids, paths] = [visitors.map(({ id }) => id), visitors.map((visitor) => JSON.stringify(visitor.paths))]
  await sql`update visitors v set stale = false, paths = n.paths::jsonb
    from unnest(${ids}::uuid[], ${paths}::text[]) as n (id, paths)
    where v.client_id = ${clientId} and v.id = n.id`.execute(db)
}

export interface CellChange {
  readonly cell: FlowCell
  readonly people: number
}

const none = '00000000-0000-0000-0000-000000000000'

export async function addPeople(db: TouchesDb, clientId: string, changes: readonly CellChange[]): Promise<void> {
  if (changes.length === 0) return
  const of = <T>(read: (cell: FlowCell) => T): T[] => changes.map(({ cell }) => read(cell))
  await sql`
    insert into flow_figures (client_id, model, day, source, campaign, article_id, deck_id, lead, course_id, people)
    select ${clientId}::uuid, c.* from unnest(
      ${of(({ model }) => model)}::text[], ${of(({ day }) => day)}::date[], ${of(({ source }) => source)}::text[],
      ${of(({ campaign }) => campaign)}::text[], ${of(({ article }) => article ?? none)}::uuid[],
      ${of(({ deck }) => deck ?? none)}::uuid[], ${of(({ lead }) => lead)}::boolean[],
      ${of(({ course }) => course ?? none)}::uuid[], ${changes.map(({ people }) => people)}::integer[]) as c
    on conflict (client_id, model, day, source, campaign, article_id, deck_id, lead, course_id)
      do update set people = flow_figures.people + excluded.people`.execute(db)
}
