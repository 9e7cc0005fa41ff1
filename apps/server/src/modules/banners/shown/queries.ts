import type { BannerPlacement } from '@deckle/core/banner/banner.ts'
import { sql } from 'kysely'
import type { Scoped } from '../../../db/reach.ts'
import { type BannerRecord, type BannersDb, isRunning } from '../queries.ts'
import { isFor, isForAll } from '../queries-audience.ts'

export type ShownRow = Pick<
  BannerRecord,
  'id' | 'title' | 'subtitle' | 'image' | 'phone_image' | 'link' | 'placement' | 'position' | 'weight'
>

const columns = [
  'banners.id',
  'banners.title',
  'banners.subtitle',
  'banners.image',
  'banners.phone_image',
  'banners.link',
  'banners.placement',
  'banners.position',
  'banners.weight',
] as const

const running = (db: BannersDb, clientId: string, now: Date) =>
  db
    .selectFrom('banners')
    .select(columns)
    .where('banners.client_id', '=', clientId)
    .where('banners.deleted_at', 'is', null)
    .where(isRunning(now))

/** Running ones for the actor that they did not dismiss. */
export async function listRunning(
  db: BannersDb,
  actor: Scoped,
  placements: readonly BannerPlacement[],
  now: Date,
): Promise<readonly ShownRow[]> {
  const rows = await running(db, actor.clientId, now)
    .where('banners.placement', 'in', placements)
    .where(isFor(actor))
    .where(
      sql<boolean>`not exists (select from banner_dismissals d
        where d.client_id = ${actor.clientId} and d.user_id = ${actor.userId} and d.banner_id = banners.id)`,
    )
    .execute()
  return rows as unknown as readonly ShownRow[]
}

/** Running ones for everyone at the ending of a deck. */
export async function listForStrangers(db: BannersDb, clientId: string, now: Date): Promise<readonly ShownRow[]> {
  const rows = await running(db, clientId, now).where('banners.placement', '=', 'player').where(isForAll).execute()
  return rows as unknown as readonly ShownRow[]
}

/** Whether it runs and is for the person; for who isn't signed in, at the ending of a deck. */
export async function isShown(
  db: BannersDb,
  { clientId, actor, id, now }: { clientId: string; actor: Scoped | null; id: string; now: Date },
): Promise<boolean> {
  const row = await running(db, clientId, now)
    .where('banners.id', '=', id)
    .$if(actor !== null, (query) => query.where(isFor(actor as Scoped)))
    .$if(actor === null, (query) => query.where('banners.placement', '=', 'player').where(isForAll))
    .executeTakeFirst()
  return row !== undefined
}

export async function insertDismissal(db: BannersDb, actor: Scoped, banner_id: string, at: Date): Promise<void> {
  await db
    .insertInto('banner_dismissals')
    .values({ client_id: actor.clientId, user_id: actor.userId, banner_id, dismissed_at: at })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

export async function removeDismissal(db: BannersDb, actor: Scoped, bannerId: string): Promise<void> {
  await db
    .deleteFrom('banner_dismissals')
    .where('client_id', '=', actor.clientId)
    .where('user_id', '=', actor.userId)
    .where('banner_id', '=', bannerId)
    .execute()
}
