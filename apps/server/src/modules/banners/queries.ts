import type { banners, BannerPicture } from '@deckle/contract/banners.ts'
import type { QueryOf } from '@deckle/contract/kit/endpoint.ts'
import type { BannerPlacement, BannerSort, BannerState } from '@deckle/core/banner/banner.ts'
import { type RawBuilder, sql } from 'kysely'
import type { DbOf } from '../../db/database.ts'
import type { KeyType } from '../../db/paging/cursor.ts'
import { newestFirst, type Order, readPage } from '../../db/paging/paging.ts'
import type { CourseTerms } from '../courses/tables.ts'
import type { Enrolled } from '../enrolments/tables.ts'
import type { PeopleTags } from '../tags/tables.ts'
import type { TeamMembers } from '../users/tables.ts'
import type { BannerTables } from './tables.ts'

export type BannersDb = DbOf<BannerTables, TeamMembers & PeopleTags & Enrolled & CourseTerms>

export interface StoredBanner {
  readonly client_id: string
  readonly id: string
  readonly title: string
  readonly subtitle: string
  readonly image: BannerPicture
  readonly phone_image: BannerPicture
  readonly link: string
  readonly placement: BannerPlacement
  readonly position: number
  readonly weight: number
  readonly starts_at: Date | null
  readonly ends_at: Date | null
  readonly branch_id: string | null
  readonly tag_ids: readonly string[]
  readonly license_types: readonly string[]
  readonly course_id: string | null
  readonly published: boolean
  readonly created_at: Date
  readonly updated_at: Date
  readonly deleted_at: Date | null
}

export interface BannerRecord extends StoredBanner {
  readonly views: number
  readonly clicks: number
}

const columns = [
  'banners.client_id',
  'banners.id',
  'banners.title',
  'banners.subtitle',
  'banners.image',
  'banners.phone_image',
  'banners.link',
  'banners.placement',
  'banners.position',
  'banners.weight',
  'banners.starts_at',
  'banners.ends_at',
  'banners.branch_id',
  'banners.tag_ids',
  'banners.license_types',
  'banners.course_id',
  'banners.published',
  'banners.created_at',
  'banners.updated_at',
  'banners.deleted_at',
] as const

const counted = (db: BannersDb, clientId: string) =>
  db
    .selectFrom('banners')
    .leftJoin('banner_counts as c', (join) =>
      join.onRef('c.client_id', '=', 'banners.client_id').onRef('c.banner_id', '=', 'banners.id'),
    )
    .select(columns)
    .select([sql<number>`coalesce(c.views, 0)`.as('views'), sql<number>`coalesce(c.clicks, 0)`.as('clicks')])
    .where('banners.client_id', '=', clientId)

export interface Wanted {
  readonly clientId: string
  readonly id: string
  /** Also one in the bin. */
  readonly bin?: boolean
}

export async function findBanner(
  db: BannersDb,
  { clientId, id, bin = false }: Wanted,
): Promise<BannerRecord | undefined> {
  const row = await counted(db, clientId)
    .where('banners.id', '=', id)
    .$if(!bin, (query) => query.where('banners.deleted_at', 'is', null))
    .executeTakeFirst()
  return row as BannerRecord | undefined
}

const inState: Readonly<Record<BannerState, (now: Date) => RawBuilder<boolean>>> = {
  draft: () => sql<boolean>`not banners.published`,
  scheduled: (now) =>
    sql<boolean>`(banners.published and banners.starts_at > ${now} and (banners.ends_at is null or banners.ends_at > ${now}))`,
  running: (now) => isRunning(now),
  ended: (now) => sql<boolean>`(banners.published and banners.ends_at <= ${now})`,
}

export const isRunning = (now: Date) =>
  sql<boolean>`(banners.published and (banners.starts_at is null or banners.starts_at <= ${now})
    and (banners.ends_at is null or banners.ends_at > ${now}))`

const by = (column: string, type: KeyType, direction: Order['direction']): Order => ({
  keys: [
    [column, type],
    ['banners.id', 'uuid'],
  ],
  direction,
})

const orders: Readonly<Record<BannerSort, Order>> = {
  position: {
    keys: [
      ['banners.placement', 'text'],
      ['banners.position', 'bigint'],
      ['banners.id', 'uuid'],
    ],
    direction: 'asc',
  },
  newest: newestFirst('banners.created_at', 'banners.id'),
  title: by('lower(banners.title)', 'text', 'asc'),
  views: by('coalesce(c.views, 0)', 'bigint', 'desc'),
  clicks: by('coalesce(c.clicks, 0)', 'bigint', 'desc'),
}

export async function listBanners(
  db: BannersDb,
  clientId: string,
  { now, ...query }: QueryOf<typeof banners.list> & { readonly now: Date },
) {
  const { placement, state, sort } = query
  const search = query.search?.trim() ?? ''
  const found = counted(db, clientId)
    .where('banners.deleted_at', state === 'bin' ? 'is not' : 'is', null)
    .$if(placement !== undefined, (all) => all.where('banners.placement', '=', placement as string))
    .$if(state !== undefined && state !== 'bin', (all) => all.where(inState[state as BannerState](now)))
    .$if(search !== '', (all) =>
      all.where(sql<boolean>`searchable_text(banners.title || ' ' || banners.subtitle) like search_pattern(${search})`),
    )
  const { rows, ...page } = await readPage(found, orders[sort], query)
  return { rows: rows as unknown as readonly BannerRecord[], ...page }
}

/** Of a placement, in their order. */
export function listPositions(db: BannersDb, clientId: string, placement: BannerPlacement) {
  return db
    .selectFrom('banners')
    .select(['id', 'position'])
    .where('client_id', '=', clientId)
    .where('placement', '=', placement)
    .where('deleted_at', 'is', null)
    .orderBy('position')
    .orderBy('id')
    .execute()
}

export async function countBanners(db: BannersDb, clientId: string): Promise<number> {
  const { count } = await db
    .selectFrom('banners')
    .select((from) => from.fn.countAll<number>().as('count'))
    .where('client_id', '=', clientId)
    .where('deleted_at', 'is', null)
    .executeTakeFirstOrThrow()
  return count
}

export type BannerValues = Omit<StoredBanner, 'client_id' | 'id' | 'created_at' | 'updated_at' | 'deleted_at'>

const asStored = ({ image, phone_image, tag_ids, license_types, ...rest }: Partial<BannerValues>) => ({
  ...rest,
  ...(image && { image: JSON.stringify(image) }),
  ...(phone_image && { phone_image: JSON.stringify(phone_image) }),
  ...(tag_ids && { tag_ids: [...tag_ids] }),
  ...(license_types && { license_types: [...license_types] }),
})

export async function insertBanner(
  db: BannersDb,
  values: Partial<BannerValues> &
    Pick<StoredBanner, 'client_id' | 'id' | 'title' | 'created_at'> & { readonly updated_at: Date },
): Promise<void> {
  const { client_id, id, title, created_at, updated_at, ...rest } = values
  await db
    .insertInto('banners')
    .values({ ...asStored(rest), client_id, id, title, created_at, updated_at })
    .execute()
}

export async function setBanner(
  db: BannersDb,
  { clientId, id }: Wanted,
  change: Partial<BannerValues> & { readonly updated_at?: Date; readonly deleted_at?: Date | null },
): Promise<void> {
  const { updated_at, deleted_at, ...values } = change
  await db
    .updateTable('banners')
    .set({
      ...asStored(values),
      ...(updated_at !== undefined && { updated_at }),
      ...(deleted_at !== undefined && { deleted_at }),
    })
    .where('client_id', '=', clientId)
    .where('id', '=', id)
    .execute()
}

export async function setPositions(
  db: BannersDb,
  clientId: string,
  places: readonly { readonly id: string; readonly position: number }[],
): Promise<void> {
  await sql`
    update banners set position = placed.position
    from unnest(${places.map(({ id }) => id)}::uuid[], ${places.map(({ position }) => position)}::integer[])
      as placed (id, position)
    where banners.client_id = ${clientId} and banners.id = placed.id and banners.position <> placed.position`.execute(
    db,
  )
}

/** Of all clients: deleted for good. Returns their number. */
export async function removeBannersInBin(db: BannersDb, before: Date): Promise<number> {
  const { numDeletedRows } = await db.deleteFrom('banners').where('deleted_at', '<', before).executeTakeFirst()
  return Number(numDeletedRows)
}
