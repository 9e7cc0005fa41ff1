import { sql } from 'kysely'
import type { BannersDb } from '../queries.ts'

export interface Hit {
  readonly clientId: string
  readonly bannerId: string
  readonly kind: 'view' | 'click'
  /** A person, or the attempt of who isn't signed in. */
  readonly viewerId: string
  readonly now: Date
  /** `YYYY-MM-DD` that it counts for. */
  readonly day: string
}

/** Counts a viewer's first hit of a minute, in one statement; false for a later one. */
export async function countHit(db: BannersDb, { clientId, bannerId, kind, viewerId, now, day }: Hit): Promise<boolean> {
  const [views, clicks] = kind === 'view' ? [1, 0] : [0, 1]
  const { rows } = await sql<{ views: number }>`
    with hit as (
      insert into banner_hits (client_id, banner_id, kind, viewer_id, minute)
      values (${clientId}::uuid, ${bannerId}::uuid, ${kind}, ${viewerId}::uuid, date_trunc('minute', ${now}::timestamptz))
      on conflict do nothing returning client_id, banner_id
    ), counted as (
      insert into banner_days (client_id, banner_id, day, views, clicks)
      select client_id, banner_id, ${day}::date, ${views}::integer, ${clicks}::integer from hit
      on conflict (client_id, banner_id, day)
      do update set views = banner_days.views + excluded.views, clicks = banner_days.clicks + excluded.clicks
    )
    insert into banner_counts (client_id, banner_id, views, clicks)
    select client_id, banner_id, ${views}::integer, ${clicks}::integer from hit
    on conflict (client_id, banner_id)
    do update set views = banner_counts.views + excluded.views, clicks = banner_counts.clicks + excluded.clicks
    returning views`.execute(db)
  return rows.length > 0
}

/** Days that have any, from the given one on. */
export function listDays(db: BannersDb, clientId: string, bannerId: string, from: string) {
  return db
    .selectFrom('banner_days')
    .select([sql<string>`day::text`.as('day'), 'views', 'clicks'])
    .where('client_id', '=', clientId)
    .where('banner_id', '=', bannerId)
    .where(sql<boolean>`day >= ${from}::date`)
    .orderBy('day')
    .execute()
}

/** Of all clients. */
export async function removeHits(db: BannersDb, before: Date): Promise<void> {
  await db.deleteFrom('banner_hits').where('minute', '<', before).execute()
}
