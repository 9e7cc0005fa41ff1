import type { UrlTargetKind } from '@deckle/core/url/short-url.ts'
import { OTHER_SOURCES, urlLimits } from '@deckle/core/url/short-url.ts'
import { type Selectable, sql } from 'kysely'
import type pg from 'pg'
import type { DbOf } from '../../db/database.ts'
import { type Named, runNamed } from '../../db/named-statement.ts'
import { newestFirst, type PageRequest, readPage } from '../../db/paging/paging.ts'
import type { Tables } from '../../db/tables.ts'
import type { ReportingZones } from '../clients/tables.ts'
import type { UrlTables } from './tables.ts'

export type UrlsDb = DbOf<UrlTables, ReportingZones>

export type UrlRow = Omit<Selectable<Tables['short_urls']>, 'target_kind'> & { readonly target_kind: UrlTargetKind }

export interface UrlValues {
  readonly code: string
  readonly own_slug: boolean
  readonly source: string
  readonly medium: string
  readonly campaign: string
  readonly expires_at: Date | null
}

interface Target {
  readonly clientId: string
  readonly id: string
}

const urlsOf = (db: UrlsDb, clientId: string) =>
  db.selectFrom('short_urls').selectAll().where('client_id', '=', clientId).$narrowType<UrlRow>()

export const findUrl = (db: UrlsDb, clientId: string, id: string): Promise<UrlRow | undefined> =>
  urlsOf(db, clientId).where('id', '=', id).executeTakeFirst()

export const lockUrl = (db: UrlsDb, clientId: string, id: string): Promise<UrlRow | undefined> =>
  urlsOf(db, clientId).where('id', '=', id).forUpdate().executeTakeFirst()

/** An open one with a random code and without an end. */
export const findByTags = (
  db: UrlsDb,
  { clientId, id }: Target,
  { source, medium, campaign }: Pick<UrlValues, 'source' | 'medium' | 'campaign'>,
): Promise<UrlRow | undefined> =>
  urlsOf(db, clientId)
    .where('target_id', '=', id)
    .where('source', '=', source)
    .where('medium', '=', medium)
    .where('campaign', '=', campaign)
    .where('own_slug', '=', false)
    .where('expires_at', 'is', null)
    .where('deleted_at', 'is', null)
    .executeTakeFirst()

export const listUrls = (db: UrlsDb, { clientId, id }: Target, page: PageRequest) =>
  readPage(
    urlsOf(db, clientId).where('target_id', '=', id).where('deleted_at', 'is', null),
    newestFirst('created_at', 'id'),
    page,
  )

export async function countUrls(db: UrlsDb, { clientId, id }: Target): Promise<number> {
  const { count } = await db
    .selectFrom('short_urls')
    .select((from) => from.fn.countAll<number>().as('count'))
    .where('client_id', '=', clientId)
    .where('target_id', '=', id)
    .where('deleted_at', 'is', null)
    .executeTakeFirstOrThrow()
  return count
}

/** False where the code is taken. */
export async function reserveCode(
  db: UrlsDb,
  { clientId, id, code }: { readonly clientId: string; readonly id: string; readonly code: string },
): Promise<boolean> {
  const row = await db
    .insertInto('short_url_codes')
    .values({ code, client_id: clientId, short_url_id: id })
    .onConflict((conflict) => conflict.doNothing())
    .returning('code')
    .executeTakeFirst()
  return row !== undefined
}

export async function releaseCode(db: UrlsDb, code: string): Promise<void> {
  await db.deleteFrom('short_url_codes').where('code', '=', code).execute()
}

/** Whose address has the code. */
export const findHolder = (db: UrlsDb, code: string) =>
  db.selectFrom('short_url_codes').select(['client_id', 'short_url_id']).where('code', '=', code).executeTakeFirst()

/** False where the target has an address of the tags. */
export async function insertUrl(
  db: UrlsDb,
  row: UrlValues & Pick<UrlRow, 'client_id' | 'id' | 'target_kind' | 'target_id' | 'created_by' | 'created_at'>,
): Promise<boolean> {
  const stored = await db
    .insertInto('short_urls')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  return stored !== undefined
}

export async function setUrl(
  db: UrlsDb,
  { client_id, id }: Pick<UrlRow, 'client_id' | 'id'>,
  change: Partial<UrlValues> & { readonly deleted_at?: Date | null },
): Promise<void> {
  await db.updateTable('short_urls').set(change).where('client_id', '=', client_id).where('id', '=', id).execute()
}

export async function removeUrl(db: UrlsDb, { client_id, id, code }: UrlRow): Promise<void> {
  await db.deleteFrom('short_urls').where('client_id', '=', client_id).where('id', '=', id).execute()
  await releaseCode(db, code)
}

/** All of a target that is gone for good. Returns their codes, which are free again. */
export async function removeUrlsOf(db: UrlsDb, { clientId, id }: Target): Promise<readonly string[]> {
  const rows = await db
    .deleteFrom('short_urls')
    .where('client_id', '=', clientId)
    .where('target_id', '=', id)
    .returning('code')
    .execute()
  const codes = rows.map(({ code }) => code)
  if (codes.length > 0) await db.deleteFrom('short_url_codes').where('code', 'in', codes).execute()
  return codes
}

const place: Named<{ client_id: string; short_url_id: string }> = {
  name: 'url_place',
  text: 'select client_id, short_url_id from short_url_codes where code = $1',
}

export interface Followed {
  readonly client_id: string
  readonly id: string
  readonly code: string
  readonly target_kind: UrlTargetKind
  readonly target_id: string
  readonly source: string
  readonly medium: string
  readonly campaign: string
  readonly expires_at: Date | null
  readonly deleted_at: Date | null
}

const followed: Named<Followed> = {
  name: 'url_followed',
  text: `select client_id, id, code, target_kind, target_id, source, medium, campaign, expires_at, deleted_at
    from short_urls where client_id = $1 and id = $2`,
}

export async function followCode(pool: pg.Pool, code: string): Promise<Followed | undefined> {
  const [found] = await runNamed(pool, place, [code])
  return found && (await runNamed(pool, followed, [found.client_id, found.short_url_id]))[0]
}

export interface Clicks {
  readonly clientId: string
  readonly urlId: string
  /** Quarter of an hour in which they came, by its first moment: days of all time zones begin with one. */
  readonly at: number
  readonly source: string
  readonly clicks: number
}

/** Of one client, by the days of its reporting time zone. Rows are locked in the order of their ids: servers store clicks at the same time. */
const counted: Named<unknown> = {
  name: 'url_clicks',
  text: `with given as materialized (
      select g.id, (to_timestamp(g.at) at time zone z.reporting_zone)::date as day, g.source, g.clicks
      from unnest($2::uuid[], $3::float8[], $4::text[], $5::integer[]) as g (id, at, source, clicks)
      join clients z on z.id = $1
    ), locked as materialized (
      select u.id from short_urls u where u.client_id = $1 and u.id in (select id from given) order by u.id for no key update
    ), counted as (
      update short_urls u set clicks = u.clicks + (select sum(g.clicks) from given g where g.id = u.id)
      from locked where u.client_id = $1 and u.id = locked.id returning u.id
    ), named as (
      select g.id, g.day, g.clicks,
        case when exists (select from short_url_clicks c where c.client_id = $1 and c.short_url_id = g.id and c.day = g.day and c.source = g.source)
            or (select count(*) from short_url_clicks c where c.client_id = $1 and c.short_url_id = g.id and c.day = g.day)
              + dense_rank() over (partition by g.id, g.day order by g.source) <= ${urlLimits.sources}
          then g.source else '${OTHER_SOURCES}' end as source
      from given g join counted on counted.id = g.id
    )
    insert into short_url_clicks (client_id, short_url_id, day, source, clicks)
    select $1, n.id, n.day, n.source, sum(n.clicks) from named n group by 2, 3, 4 order by 2, 3, 4
    on conflict (client_id, short_url_id, day, source) do update set clicks = short_url_clicks.clicks + excluded.clicks`,
}

export async function storeClicks(pool: pg.Pool, clientId: string, clicks: readonly Clicks[]): Promise<void> {
  const column = <Key extends keyof Clicks>(key: Key) => clicks.map((one) => one[key])
  await runNamed(pool, counted, [
    clientId,
    column('urlId'),
    clicks.map(({ at }) => at / 1000),
    column('source'),
    column('clicks'),
  ])
}

interface ClickReport extends Target {
  /** One address; null for all of the target's. */
  readonly url: string | null
  readonly from: string
  readonly until: string
}

const clicksOf = ({ clientId, id, url, from, until }: ClickReport) =>
  sql`from short_url_clicks c join short_urls u on u.client_id = ${clientId}::uuid and u.id = c.short_url_id
    where c.client_id = ${clientId}::uuid and u.target_id = ${id}::uuid and (${url}::uuid is null or u.id = ${url}::uuid)
      and c.day between ${from}::date and ${until}::date`

/** Each day in order, those without clicks too. */
export async function clicksByDay(db: UrlsDb, report: ClickReport) {
  const { rows } = await sql<{ day: string; clicks: number }>`
    select to_char(days.day, 'YYYY-MM-DD') as day, coalesce(sum(found.clicks), 0)::integer as clicks
    from generate_series(${report.from}::date, ${report.until}::date, interval '1 day') as days (day)
    left join (select c.day, c.clicks ${clicksOf(report)}) found on found.day = days.day
    group by days.day order by days.day`.execute(db)
  return rows
}

export async function clicksBySource(db: UrlsDb, report: ClickReport) {
  const { rows } = await sql<{ source: string; clicks: number }>`
    select c.source, sum(c.clicks)::integer as clicks ${clicksOf(report)}
    group by c.source order by 2 desc, 1 limit ${sql.lit(urlLimits.sources)}`.execute(db)
  return rows
}
