import type { announcementStates } from '@deckle/contract/announcements.ts'
import { type RawBuilder, sql } from 'kysely'
import type { DbOf } from '../../db/database.ts'
import { newestFirst, type PageRequest, readPage } from '../../db/paging/paging.ts'
import type { AnnouncementTables } from './tables.ts'

export type AnnouncementsDb = DbOf<AnnouncementTables>

type AnnouncementState = (typeof announcementStates)[number]

const columns = ['id', 'text_en', 'text_hi', 'level', 'starts_at', 'ends_at', 'dismissible', 'licence_types'] as const

export type AnnouncementRow = NonNullable<Awaited<ReturnType<typeof findAnnouncement>>>

export function findAnnouncement(db: AnnouncementsDb, id: string) {
  return db.selectFrom('announcements').select(columns).where('id', '=', id).executeTakeFirst()
}

const inState: Readonly<Record<AnnouncementState, (now: Date) => RawBuilder<boolean>>> = {
  active: (now) =>
    sql<boolean>`(starts_at <= ${now}::timestamptz and (ends_at is null or ends_at > ${now}::timestamptz))`,
  planned: (now) =>
    sql<boolean>`(starts_at > ${now}::timestamptz and (ends_at is null or ends_at > ${now}::timestamptz))`,
  ended: (now) => sql<boolean>`ends_at <= ${now}::timestamptz`,
}

export function listAnnouncements(
  db: AnnouncementsDb,
  now: Date,
  { state, ...page }: PageRequest & { readonly state?: AnnouncementState | undefined },
) {
  const query = db
    .selectFrom('announcements')
    .select(columns)
    .$if(state !== undefined, (all) => all.where(inState[state as AnnouncementState](now)))
  return readPage(query, newestFirst('starts_at', 'id'), page)
}

/** Active announcements for a licence type, latest start first. */
export function listActive(db: AnnouncementsDb, now: Date, licenceType: string) {
  return db
    .selectFrom('announcements')
    .select(columns)
    .where(inState.active(now))
    .where(sql<boolean>`(licence_types = '{}' or ${licenceType} = any (licence_types))`)
    .orderBy('starts_at', 'desc')
    .orderBy('id', 'desc')
    .execute()
}

interface Person {
  readonly clientId: string
  readonly userId: string
}

/** Returns the ids that the person has dismissed. */
export async function listDismissed(
  db: AnnouncementsDb,
  { clientId, userId }: Person,
  ids: readonly string[],
): Promise<ReadonlySet<string>> {
  const rows = await db
    .selectFrom('announcement_dismissals')
    .select('announcement_id')
    .where('client_id', '=', clientId)
    .where('user_id', '=', userId)
    .where('announcement_id', '=', sql<string>`any (${ids}::uuid[])`)
    .execute()
  return new Set(rows.map(({ announcement_id }) => announcement_id))
}

export async function insertDismissal(
  db: AnnouncementsDb,
  { clientId, userId }: Person,
  announcement_id: string,
  dismissed_at: Date,
): Promise<void> {
  await db
    .insertInto('announcement_dismissals')
    .values({ client_id: clientId, user_id: userId, announcement_id, dismissed_at })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

export interface AnnouncementValues {
  readonly text_en: string
  readonly text_hi: string
  readonly level: string
  readonly starts_at: Date
  readonly ends_at: Date | null
  readonly dismissible: boolean
  readonly licence_types: string[]
}

export async function insertAnnouncement(
  db: AnnouncementsDb,
  values: AnnouncementValues & { readonly id: string; readonly created_at: Date },
): Promise<void> {
  await db.insertInto('announcements').values(values).execute()
}

/** Returns false if the announcement has ended or does not exist. */
export async function updateAnnouncement(
  db: AnnouncementsDb,
  id: string,
  now: Date,
  values: Partial<AnnouncementValues>,
): Promise<boolean> {
  const row = await db
    .updateTable('announcements')
    .set(values)
    .where('id', '=', id)
    .where((where) => where.or([where('ends_at', 'is', null), where('ends_at', '>', now)]))
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}
