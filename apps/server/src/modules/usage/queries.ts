import type { LimitName } from '@deckle/core/plan/limit.ts'
import { spaceLimit } from '@deckle/core/plan/space.ts'
import { sql } from 'kysely'
import type { DbOf } from '../../db/database.ts'
import { type Order, type PageRequest, readPage } from '../../db/paging/paging.ts'
import type { ClientPlans, ReportingZones } from '../clients/tables.ts'
import type { MediaSizes } from '../media/tables.ts'
import type { UploadSizes } from '../play/tables.ts'
import type { LicenceHolders } from '../users/tables.ts'
import type { UsageTables } from './tables.ts'

export type UsageDb = DbOf<UsageTables, ClientPlans & ReportingZones & MediaSizes & UploadSizes & LicenceHolders>

/** Ids of clients that are not suspended, sorted, after `last`. */
export async function listClientIds(
  db: UsageDb,
  { last, limit }: { readonly last: string | null; readonly limit: number },
): Promise<readonly string[]> {
  const rows = await db
    .selectFrom('clients')
    .select('id')
    .where('suspended_at', 'is', null)
    .$if(last !== null, (query) => query.where('id', '>', last as string))
    .orderBy('id')
    .limit(limit)
    .execute()
  return rows.map(({ id }) => id)
}

export interface DayOfUse {
  readonly client_id: string
  /** `YYYY-MM-DD` */
  readonly day: string
  readonly people: number
  readonly decks: number
  readonly published: number
  readonly space: number
}

/** Skips a day that is already recorded. */
export async function insertDay(db: UsageDb, day: DayOfUse): Promise<void> {
  await db
    .insertInto('client_usage')
    .values(day)
    .onConflict((conflict) => conflict.columns(['client_id', 'day']).doNothing())
    .execute()
}

/** Oldest first. */
export async function listDays(db: UsageDb, clientId: string, from: string) {
  return db
    .selectFrom('client_usage')
    .select([sql<string>`day::text`.as('day'), 'people', 'decks', 'published', 'space'])
    .where('client_id', '=', clientId)
    .where('day', '>=', from)
    .orderBy('client_usage.day')
    .execute()
}

export async function deleteDays(db: UsageDb, clientId: string, before: string): Promise<void> {
  await db.deleteFrom('client_usage').where('client_id', '=', clientId).where('day', '<', before).execute()
}

/** Bytes by person, only people with files. Files in the bin are not counted. */
const bytesByPerson = (clientId: string) =>
  sql<{ owner_id: string; bytes: number }>`(select f.owner_id, sum(f.size)::bigint as bytes from (
    select media.owner_id, media.size from media where media.client_id = ${clientId} and media.deleted_at is null
    union all select uploads.owner_id, uploads.size from uploads where uploads.client_id = ${clientId}) f
    group by f.owner_id having sum(f.size) > 0)`

export async function countSpace(db: UsageDb, clientId: string): Promise<number> {
  const { rows } = await sql<{ bytes: number }>`select coalesce(sum(s.bytes), 0)::bigint as bytes
    from ${bytesByPerson(clientId)} s`.execute(db)
  return rows[0]?.bytes ?? 0
}

const largestFirst: Order = {
  keys: [
    ['s.bytes', 'bigint'],
    ['users.id', 'uuid'],
  ],
  direction: 'desc',
}

export function listSpace(db: UsageDb, clientId: string, page: PageRequest) {
  const query = db
    .selectFrom('users')
    .innerJoin(bytesByPerson(clientId).as('s'), 's.owner_id', 'users.id')
    .select(['users.id', 's.bytes', 'users.max_space'])
    .select(sql<string>`btrim(users.first_name || ' ' || users.last_name)`.as('name'))
    .where('users.client_id', '=', clientId)
  return readPage(query, largestFirst, page)
}

/** People who use at least this share of their space limit. */
export async function listNearlyFull(db: UsageDb, clientId: string, share: number) {
  return db
    .selectFrom('users')
    .innerJoin(bytesByPerson(clientId).as('s'), 's.owner_id', 'users.id')
    .select(['users.id', 's.bytes', 'users.max_space'])
    .where('users.client_id', '=', clientId)
    .where('users.active', '=', true)
    .where('users.max_space', '>', 0)
    .where(sql<boolean>`s.bytes >= users.max_space::numeric * ${spaceLimit(1) * share}::numeric`)
    .execute()
}

export async function findName(db: UsageDb, clientId: string, id: string): Promise<string> {
  const row = await db
    .selectFrom('users')
    .select(sql<string>`btrim(first_name || ' ' || last_name)`.as('name'))
    .where('client_id', '=', clientId)
    .where('id', '=', id)
    .executeTakeFirst()
  return row?.name ?? ''
}

export interface NoticeKey {
  readonly client_id: string
  readonly holder_id: string
  readonly name: LimitName
  readonly level: number
  readonly most: number
}

/**
 * Returns whether the caller must send this notification: only one of several concurrent callers, and not within a day of
 * the last one. With `isFirst`, only if none was sent since usage was below the level.
 */
export async function claimNotice(
  db: UsageDb,
  notice: NoticeKey,
  { now, isFirst }: { readonly now: Date; readonly isFirst: boolean },
): Promise<boolean> {
  const yesterday = new Date(now.getTime() - 86_400_000)
  const row = await db
    .insertInto('limit_notices')
    .values({ ...notice, noticed_at: now })
    .onConflict((conflict) => {
      const same = conflict.columns(['client_id', 'holder_id', 'name', 'level', 'most'])
      if (isFirst) return same.doNothing()
      return same.doUpdateSet({ noticed_at: now }).where('limit_notices.noticed_at', '<=', yesterday)
    })
    .returning('holder_id')
    .executeTakeFirst()
  return row !== undefined
}

/** Deletes the records of levels above `level` and of other limits. */
export async function clearNotices(db: UsageDb, { client_id, holder_id, name, level, most }: NoticeKey): Promise<void> {
  await db
    .deleteFrom('limit_notices')
    .where('client_id', '=', client_id)
    .where('holder_id', '=', holder_id)
    .where('name', '=', name)
    .where(sql<boolean>`(limit_notices.level > ${level} or limit_notices.most <> ${most})`)
    .execute()
}

/** Deletes the records of the space limit of all people except `holderIds`. */
export async function clearOthers(db: UsageDb, clientId: string, holderIds: readonly string[]): Promise<void> {
  await db
    .deleteFrom('limit_notices')
    .where('client_id', '=', clientId)
    .where('name', '=', 'maxSpace')
    .where('holder_id', '!=', sql<string>`all (${holderIds}::uuid[])`)
    .execute()
}
