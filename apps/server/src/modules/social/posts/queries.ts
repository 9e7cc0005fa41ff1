import type { PostAudience } from '@deckle/core/social/social.ts'
import { sql } from 'kysely'
import { belowColumn, type Scoped } from '../../../db/reach.ts'
import { personNameOf } from '../people/queries.ts'
import type { SocialDb } from '../queries.ts'

export interface NewPost {
  readonly client_id: string
  readonly id: string
  readonly owner_id: string
  readonly text: string
  /** JSON of `{id, alt}`s. */
  readonly images: string
  readonly link_url: string
  readonly attachment_type: string | null
  readonly attachment_id: string | null
  readonly audience: PostAudience
  readonly audience_ids: readonly string[]
  readonly created_at: Date
}

/** Within a transaction. */
export async function insertPost(db: SocialDb, { audience_ids, ...post }: NewPost): Promise<void> {
  await db
    .insertInto('posts')
    .values({ ...post, audience_ids: [...audience_ids] })
    .execute()
  await addEntries(db, post.client_id, post.id)
}

/** How many of these tags of people are there. They stay until the transaction ends. */
export async function holdTags(db: SocialDb, clientId: string, ids: readonly string[]): Promise<number> {
  const rows = await db
    .selectFrom('tags')
    .select('id')
    .where('client_id', '=', clientId)
    .where('kind', '=', 'user')
    .where('id', '=', sql<string>`any (${ids}::uuid[])`)
    .forKeyShare()
    .execute()
  return rows.length
}

/** Puts a post into the feeds of its audience. */
export async function addEntries(db: SocialDb, clientId: string, id: string): Promise<void> {
  await sql`insert into feed_entries (client_id, post_id, audience_key, owner_id, pinned, created_at)
    select p.client_id, p.id, k.key, p.owner_id, p.pinned, p.created_at
    from posts p cross join lateral unnest(case p.audience when 'everyone' then array[p.client_id] else p.audience_ids end) as k (key)
    where p.client_id = ${clientId} and p.id = ${id} and p.state = 'shown'
    on conflict do nothing`.execute(db)
}

export async function removeEntries(db: SocialDb, clientId: string, id: string): Promise<void> {
  await db.deleteFrom('feed_entries').where('client_id', '=', clientId).where('post_id', '=', id).execute()
}

export type PostRow = Awaited<ReturnType<typeof listPosts>>[number]

/** In no order. */
export const listPosts = (db: SocialDb, actor: Scoped, ids: readonly string[]) =>
  postsFor(db, actor)
    .where('p.id', '=', sql<string>`any (${ids}::uuid[])`)
    .execute()

/** Posts `p` with their authors and counts, and what is the reader's of them. */
export const postsFor = (db: SocialDb, actor: Scoped) =>
  db
    .selectFrom('posts as p')
    .innerJoin('users as u', (join) => join.onRef('u.client_id', '=', 'p.client_id').onRef('u.id', '=', 'p.owner_id'))
    .leftJoin('social_counts as n', (join) =>
      join.onRef('n.client_id', '=', 'p.client_id').on('n.target', '=', 'post').onRef('n.target_id', '=', 'p.id'),
    )
    .leftJoin('likes as l', (join) =>
      join
        .onRef('l.client_id', '=', 'p.client_id')
        .on('l.target', '=', 'post')
        .onRef('l.target_id', '=', 'p.id')
        .on('l.user_id', '=', actor.userId),
    )
    .leftJoin('post_saves as s', (join) =>
      join.onRef('s.client_id', '=', 'p.client_id').onRef('s.post_id', '=', 'p.id').on('s.user_id', '=', actor.userId),
    )
    .select(postColumns)
    .select([personNameOf('u').as('owner_name'), 'u.image as owner_image', 'u.deleted_at as owner_deleted_at'])
    .select(belowColumn(actor, 'p.owner_id'))
    .select([
      sql<number>`coalesce(n.likes, 0)`.as('likes'),
      sql<number>`coalesce(n.comments, 0)`.as('comments'),
      sql<boolean>`coalesce(l.liked, false)`.as('liked'),
      sql<boolean>`s.post_id is not null`.as('saved'),
    ])
    .where('p.client_id', '=', actor.clientId)

const postColumns = [
  'p.client_id',
  'p.id',
  'p.owner_id',
  'p.text',
  'p.images',
  'p.link_url',
  'p.link_state',
  'p.link_title',
  'p.link_description',
  'p.link_site',
  'p.link_image',
  'p.attachment_type',
  'p.attachment_id',
  'p.audience',
  'p.audience_ids',
  'p.state',
  'p.hidden_at',
  'p.hidden_reason',
  'p.pinned',
  'p.created_at',
  'p.edited_at',
] as const

interface Wanted {
  readonly clientId: string
  readonly id: string
}

/** Whatever its state. `share`: nobody deletes or hides it until the transaction ends; `update`: nobody else changes it. */
export function findPost(
  db: SocialDb,
  actor: Scoped,
  id: string,
  { lock }: { readonly lock?: 'share' | 'update' | undefined } = {},
) {
  return db
    .selectFrom('posts as p')
    .select(postColumns)
    .select(belowColumn(actor, 'p.owner_id'))
    .where('p.client_id', '=', actor.clientId)
    .where('p.id', '=', id)
    .$if(lock === 'share', (query) => query.forShare('p'))
    .$if(lock === 'update', (query) => query.forUpdate('p'))
    .executeTakeFirst()
}
export type PostRecord = NonNullable<Awaited<ReturnType<typeof findPost>>>

export type PostChange = Partial<
  Pick<NewPost, 'text' | 'images' | 'link_url' | 'attachment_type' | 'attachment_id'>
> & { readonly edited_at: Date; readonly link_state?: 'waiting' }

export async function changePost(db: SocialDb, { clientId, id }: Wanted, change: PostChange): Promise<void> {
  await db
    .updateTable('posts')
    .set({
      ...change,
      ...(change.link_state && { link_title: '', link_description: '', link_site: '', link_image: '' }),
    })
    .where('client_id', '=', clientId)
    .where('id', '=', id)
    .execute()
}

/** Within a transaction: with its entries, saves, counts, likes and reports. Comments on it go before. */
export async function deletePostRow(db: SocialDb, { clientId, id }: Wanted): Promise<void> {
  await db.deleteFrom('posts').where('client_id', '=', clientId).where('id', '=', id).execute()
}

/** Counts under a lock of those that are pinned, so that two at once don't pass the limit. */
export async function setPinned(
  db: SocialDb,
  { clientId, id }: Wanted,
  pinned: boolean,
  most: number,
): Promise<'done' | 'too_many'> {
  if (pinned) {
    await sql`select pg_advisory_xact_lock(hashtextextended(${`pinned ${clientId}`}, 0))`.execute(db)
    const others = await db
      .selectFrom('posts')
      .select('id')
      .where('client_id', '=', clientId)
      .where('pinned', '=', 1)
      .where('id', '<>', id)
      .limit(most)
      .execute()
    if (others.length >= most) return 'too_many'
  }
  const value = { pinned: pinned ? 1 : 0 }
  await db.updateTable('posts').set(value).where('client_id', '=', clientId).where('id', '=', id).execute()
  await db.updateTable('feed_entries').set(value).where('client_id', '=', clientId).where('post_id', '=', id).execute()
  return 'done'
}

export async function setSaved(
  db: SocialDb,
  { clientId, id, userId }: Wanted & { readonly userId: string },
  saved_at: Date | null,
): Promise<void> {
  if (saved_at === null)
    await db
      .deleteFrom('post_saves')
      .where('client_id', '=', clientId)
      .where('user_id', '=', userId)
      .where('post_id', '=', id)
      .execute()
  else
    await db
      .insertInto('post_saves')
      .values({ client_id: clientId, user_id: userId, post_id: id, saved_at })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
}

/** What is hidden is pinned no longer. */
export async function setPostState(
  db: SocialDb,
  { clientId, id }: Wanted,
  state: { readonly state: 'shown' | 'hidden'; readonly hidden_at: Date | null; readonly hidden_reason: string },
): Promise<void> {
  await db
    .updateTable('posts')
    .set({ ...state, ...(state.state === 'hidden' && { pinned: 0 }) })
    .where('client_id', '=', clientId)
    .where('id', '=', id)
    .execute()
  if (state.state === 'shown') await addEntries(db, clientId, id)
  else await removeEntries(db, clientId, id)
}
