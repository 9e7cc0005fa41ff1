import { SHOWN_REPORTS } from '@deckle/contract/moderation.ts'
import type { CaseState, ModeratedTarget } from '@deckle/core/social/social.ts'
import { sql } from 'kysely'
import { newestFirst, type PageRequest, readPage } from '../../../db/paging/paging.ts'
import { type Scoped, userReach } from '../../../db/reach.ts'
import { personNameOf } from '../people/queries.ts'
import type { SocialDb } from '../queries.ts'

export interface ModeratedThing {
  readonly clientId: string
  readonly target: ModeratedTarget
  readonly id: string
}

export interface NewReport extends ModeratedThing {
  readonly reportId: string
  readonly userId: string
  readonly reason: string
  readonly at: Date
}

/** Once a person until somebody has looked at it. Returns how many people have reported it since then. */
export async function addReport(
  db: SocialDb,
  { clientId, target, id, reportId, userId, reason, at }: NewReport,
): Promise<number> {
  await db
    .insertInto('social_reports')
    .values({ client_id: clientId, id: reportId, target, target_id: id, user_id: userId, reason, created_at: at })
    .onConflict((conflict) =>
      conflict.columns(['client_id', 'target', 'target_id', 'user_id']).where('settled_at', 'is', null).doNothing(),
    )
    .execute()
  const { count } = await db
    .selectFrom('social_reports')
    .select((from) => from.fn.countAll<number>().as('count'))
    .where('client_id', '=', clientId)
    .where('target', '=', target)
    .where('target_id', '=', id)
    .where('settled_at', 'is', null)
    .executeTakeFirstOrThrow()
  return count
}

export async function openCase(
  db: SocialDb,
  { clientId, target, id }: ModeratedThing,
  { ownerId, reports, at }: { readonly ownerId: string | null; readonly reports: number; readonly at: Date },
): Promise<void> {
  await sql`insert into moderation_cases (client_id, target, target_id, owner_id, state, reports, updated_at)
    values (${clientId}, ${target}, ${id}, ${ownerId}, 'waiting', ${reports}, ${at})
    on conflict (client_id, target, target_id) do update
      set state = 'waiting', reports = excluded.reports, updated_at = excluded.updated_at`.execute(db)
}

export interface DecidedCase {
  readonly ownerId: string | null
  readonly state: Exclude<CaseState, 'waiting'>
  readonly by: string
  readonly reason: string
  readonly at: Date
}

/** Reports so far are settled. Returns the state before; null where there was no case. */
export async function decideCase(
  db: SocialDb,
  { clientId, target, id }: ModeratedThing,
  { ownerId, state, by, reason, at }: DecidedCase,
): Promise<CaseState | null> {
  await db
    .updateTable('social_reports')
    .set({ settled_at: at })
    .where('client_id', '=', clientId)
    .where('target', '=', target)
    .where('target_id', '=', id)
    .where('settled_at', 'is', null)
    .execute()
  const before = await db
    .selectFrom('moderation_cases')
    .select('state')
    .where('client_id', '=', clientId)
    .where('target', '=', target)
    .where('target_id', '=', id)
    .executeTakeFirst()
  await sql`insert into moderation_cases
      (client_id, target, target_id, owner_id, state, reports, updated_at, decided_at, decided_by, reason)
    values (${clientId}, ${target}, ${id}, ${ownerId}, ${state}, 0, ${at}, ${at}, ${by}, ${reason})
    on conflict (client_id, target, target_id) do update set state = excluded.state, reports = 0,
      updated_at = excluded.updated_at, decided_at = excluded.decided_at, decided_by = excluded.decided_by,
      reason = excluded.reason`.execute(db)
  return (before?.state as CaseState | undefined) ?? null
}

export type CaseRow = Awaited<ReturnType<typeof listCases>>['rows'][number]

/** Of people whom the actor looks after, the latest first. */
export function listCases(
  db: SocialDb,
  actor: Scoped,
  { state, now, ...page }: PageRequest & { readonly state: CaseState; readonly now: Date },
) {
  const query = db
    .selectFrom('moderation_cases as m')
    .leftJoin('users as u', (join) => join.onRef('u.client_id', '=', 'm.client_id').onRef('u.id', '=', 'm.owner_id'))
    .leftJoin('posts as p', (join) =>
      join.onRef('p.client_id', '=', 'm.client_id').onRef('p.id', '=', 'm.target_id').on('m.target', '=', 'post'),
    )
    .leftJoin('comments as c', (join) =>
      join.onRef('c.client_id', '=', 'm.client_id').onRef('c.id', '=', 'm.target_id').on('m.target', '=', 'comment'),
    )
    .leftJoin('mutes as s', (join) =>
      join
        .onRef('s.client_id', '=', 'm.client_id')
        .onRef('s.user_id', '=', 'm.owner_id')
        .on(sql<boolean>`(s.until is null or s.until > ${now})`),
    )
    .select([
      'm.target',
      'm.target_id',
      'm.owner_id',
      'm.state',
      'm.reports',
      'm.decided_at',
      'm.decided_by',
      'm.reason',
    ])
    .select([
      sql<string>`coalesce(p.text, c.text, '')`.as('text'),
      sql<readonly { readonly id: string; readonly alt: string }[]>`coalesce(p.images, '[]')`.as('images'),
      sql<Date>`coalesce(p.created_at, c.created_at)`.as('written_at'),
      sql<boolean>`coalesce(p.state, c.state) = 'hidden'`.as('is_hidden'),
      sql<boolean>`s.user_id is not null`.as('is_muted'),
      'c.target as on_target',
      'c.target_id as on_id',
    ])
    .where('m.client_id', '=', actor.clientId)
    .where('m.state', '=', state)
    .where(userReach(actor, 'social.moderate', 'u'))
    .where(sql<boolean>`coalesce(p.id, c.id) is not null`)
  return readPage(query, newestFirst('m.updated_at', 'm.target_id'), page)
}

/** The newest reports of each thing, settled or not. */
export async function listReasons(db: SocialDb, clientId: string, ids: readonly string[]) {
  if (ids.length === 0) return []
  const { rows } = await sql<{ target_id: string; user_id: string; reason: string; created_at: Date }>`
    select r.* from unnest(${ids}::uuid[]) as t (id) cross join lateral (
      select target_id, user_id, reason, created_at from social_reports
      where client_id = ${clientId} and target in ('post', 'comment') and target_id = t.id
      order by created_at desc, id desc limit ${SHOWN_REPORTS}
    ) as r`.execute(db)
  return rows
}

/** A person whom the actor looks after. */
export function findModerated(db: SocialDb, actor: Scoped, id: string) {
  return db
    .selectFrom('users as u')
    .select('u.id')
    .where('u.client_id', '=', actor.clientId)
    .where('u.id', '=', id)
    .where('u.deleted_at', 'is', null)
    .where(userReach(actor, 'social.moderate', 'u'))
    .executeTakeFirst()
}

export async function setMute(
  db: SocialDb,
  { clientId, userId }: { readonly clientId: string; readonly userId: string },
  mute: { readonly until: Date | null; readonly reason: string; readonly muted_by: string; readonly created_at: Date },
): Promise<void> {
  await db
    .insertInto('mutes')
    .values({ client_id: clientId, user_id: userId, ...mute })
    .onConflict((conflict) => conflict.columns(['client_id', 'user_id']).doUpdateSet(mute))
    .execute()
}

export async function removeMute(
  db: SocialDb,
  { clientId, userId }: { readonly clientId: string; readonly userId: string },
): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('mutes')
    .where('client_id', '=', clientId)
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

export const listMutes = (db: SocialDb, actor: Scoped, { now, ...page }: PageRequest & { readonly now: Date }) =>
  readPage(
    db
      .selectFrom('mutes as m')
      .innerJoin('users as u', (join) => join.onRef('u.client_id', '=', 'm.client_id').onRef('u.id', '=', 'm.user_id'))
      .select([
        'm.user_id',
        'm.until',
        'm.reason',
        'm.muted_by',
        'm.created_at',
        'u.image',
        personNameOf('u').as('name'),
      ])
      .where('m.client_id', '=', actor.clientId)
      .where('u.deleted_at', 'is', null)
      .where(sql<boolean>`(m.until is null or m.until > ${now})`)
      .where(userReach(actor, 'social.moderate', 'u')),
    newestFirst('m.created_at', 'm.user_id'),
    page,
  )
