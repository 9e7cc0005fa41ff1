import type { CommentTarget } from '@deckle/core/social/social.ts'
import { sql } from 'kysely'
import type { SocialDb } from '../queries.ts'

interface Place {
  readonly clientId: string
  readonly userId: string
}

export function listPostsOf(db: SocialDb, { clientId, userId }: Place) {
  return db
    .selectFrom('posts')
    .select(['id', 'link_image'])
    .where('client_id', '=', clientId)
    .where('owner_id', '=', userId)
    .execute()
}

/** What they liked and commented on counts less, where `social_counts` has it. */
export async function uncount(db: SocialDb, { clientId, userId }: Place): Promise<void> {
  await sql`update social_counts n set likes = n.likes - 1 from likes l
    where n.client_id = ${clientId} and l.client_id = ${clientId} and l.user_id = ${userId} and l.liked
      and l.target = n.target and l.target_id = n.target_id`.execute(db)
  await sql`update social_counts n set comments = n.comments - c.count from (
      select target, target_id, count(*) as count from comments
      where client_id = ${clientId} and owner_id = ${userId} and state = 'shown' group by target, target_id
    ) as c where n.client_id = ${clientId} and n.target = c.target and n.target_id = c.target_id`.execute(db)
  await sql`update comments p set replies = p.replies - c.count from (
      select parent_id, count(*) as count from comments
      where client_id = ${clientId} and owner_id = ${userId} and state = 'shown' and parent_id is not null group by parent_id
    ) as c where p.client_id = ${clientId} and p.id = c.parent_id`.execute(db)
}

export interface GivenBy {
  readonly target: CommentTarget
  readonly id: string
  readonly likes: number
  readonly comments: number
  readonly at: Date
}

/** What the person's likes and comments on some kinds of things come to, by thing and day. */
export async function listGivenBy(
  db: SocialDb,
  { clientId, userId }: Place,
  targets: readonly string[],
): Promise<readonly GivenBy[]> {
  const { rows } = await sql<GivenBy>`
    select target, target_id as id, sum(likes)::integer as likes, sum(comments)::integer as comments, max(created_at) as at
    from (
      select target, target_id, created_at, 1 as likes, 0 as comments from likes
      where client_id = ${clientId} and user_id = ${userId} and liked
      union all
      select target, target_id, created_at, 0, 1 from comments
      where client_id = ${clientId} and owner_id = ${userId} and state = 'shown'
    ) as given
    where target = any (${targets}) group by target, target_id, (created_at at time zone 'UTC')::date
    order by target_id`.execute(db)
  return rows
}

/** Returns their ids. Where others replied, an empty place of nobody stays. */
export async function eraseComments(db: SocialDb, { clientId, userId }: Place): Promise<readonly string[]> {
  const deleted = await db
    .deleteFrom('comments')
    .where('client_id', '=', clientId)
    .where('owner_id', '=', userId)
    .where('replies', '=', 0)
    .returning('id')
    .execute()
  const blanked = await db
    .updateTable('comments')
    .set({ owner_id: null, state: 'deleted', text: '', hidden_at: null, hidden_reason: '' })
    .where('client_id', '=', clientId)
    .where('owner_id', '=', userId)
    .returning('id')
    .execute()
  return [...deleted, ...blanked].map(({ id }) => id)
}

/** Of decisions about others. */
export async function clearDecider(db: SocialDb, { clientId, userId }: Place): Promise<void> {
  await sql`update moderation_cases set decided_by = null where client_id = ${clientId} and decided_by = ${userId}`.execute(
    db,
  )
  await sql`update mutes set muted_by = null where client_id = ${clientId} and muted_by = ${userId}`.execute(db)
}
