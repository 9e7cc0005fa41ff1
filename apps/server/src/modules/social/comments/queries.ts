import type { CommentOrder } from '@deckle/contract/comments.ts'
import { FIRST_REPLIES } from '@deckle/contract/models/social.ts'
import type { CommentTarget } from '@deckle/core/social/social.ts'
import { type RawBuilder, sql } from 'kysely'
import { newestFirst, type Order, type PageRequest, type Placed, keyText, readPage } from '../../../db/paging/paging.ts'
import { belowColumn, type Scoped } from '../../../db/reach.ts'
import { personNameOf } from '../people/queries.ts'
import type { SocialDb } from '../queries.ts'

const columns = [
  'c.client_id',
  'c.id',
  'c.target',
  'c.target_id',
  'c.parent_id',
  'c.owner_id',
  'c.text',
  'c.state',
  'c.hidden_at',
  'c.hidden_reason',
  'c.replies',
  'c.created_at',
  'c.edited_at',
] as const

/** With their authors, counts, and what is the reader's of them. */
const comments = (db: SocialDb, actor: Scoped) =>
  db
    .selectFrom('comments as c')
    .leftJoin('users as u', (join) =>
      join.onRef('u.client_id', '=', 'c.client_id').onRef('u.id', '=', 'c.owner_id').on('u.deleted_at', 'is', null),
    )
    .leftJoin('social_counts as n', (join) =>
      join.onRef('n.client_id', '=', 'c.client_id').on('n.target', '=', 'comment').onRef('n.target_id', '=', 'c.id'),
    )
    .leftJoin('likes as l', (join) =>
      join
        .onRef('l.client_id', '=', 'c.client_id')
        .on('l.target', '=', 'comment')
        .onRef('l.target_id', '=', 'c.id')
        .on('l.user_id', '=', actor.userId),
    )
    .select(columns)
    .select(['u.id as user_id', 'u.image as owner_image', personNameOf('u').as('owner_name')])
    .select(belowColumn(actor, 'c.owner_id'))
    .select([sql<number>`coalesce(n.likes, 0)`.as('likes'), sql<boolean>`coalesce(l.liked, false)`.as('liked')])
    .where('c.client_id', '=', actor.clientId)

export type CommentRow = NonNullable<Awaited<ReturnType<typeof findShownComment>>>

export const findShownComment = (db: SocialDb, actor: Scoped, id: string) =>
  comments(db, actor).where('c.id', '=', id).executeTakeFirst()

const byTime = (direction: Order['direction']): Order => ({ ...newestFirst('c.created_at', 'c.id'), direction })

interface About {
  readonly target: CommentTarget
  readonly id: string
  readonly order: CommentOrder
}

/** No replies; what is gone where replies to it are left. */
export const listComments = (db: SocialDb, actor: Scoped, { target, id, order, ...page }: About & PageRequest) =>
  readPage(
    comments(db, actor)
      .where('c.target', '=', target)
      .where('c.target_id', '=', id)
      .where('c.parent_id', 'is', null)
      .where(sql<boolean>`(c.state = 'shown' or c.replies > 0)`),
    byTime(order === 'newest' ? 'desc' : 'asc'),
    page,
  )

/** Oldest first. */
export const listReplies = (db: SocialDb, actor: Scoped, parentId: string, page: PageRequest) =>
  readPage(comments(db, actor).where('c.parent_id', '=', parentId).where('c.state', '=', 'shown'), byTime('asc'), page)

/** The first replies to each comment and one more. */
export async function listFirstReplies(
  db: SocialDb,
  actor: Scoped,
  parentIds: readonly string[],
): Promise<readonly (CommentRow & Placed)[]> {
  if (parentIds.length === 0) return []
  const { rows } = await sql<{ id: string }>`
    select r.id from unnest(${parentIds}::uuid[]) as p (id) cross join lateral (
      select id from comments where client_id = ${actor.clientId} and parent_id = p.id and state = 'shown'
      order by created_at, id limit ${FIRST_REPLIES + 1}
    ) as r`.execute(db)
  const found = await comments(db, actor)
    .select(sql<Placed['page_key']>`${sql.raw(keyText(byTime('asc')))}`.as('page_key'))
    .where('c.id', '=', sql<string>`any (${rows.map(({ id }) => id)}::uuid[])`)
    .orderBy('c.created_at')
    .orderBy('c.id')
    .execute()
  return found
}

export type CommentRecord = NonNullable<Awaited<ReturnType<typeof findComment>>>

/** With `lock`, nobody else changes it until the transaction ends. */
export function findComment(
  db: SocialDb,
  actor: Scoped,
  id: string,
  { lock = false }: { readonly lock?: boolean } = {},
) {
  return db
    .selectFrom('comments as c')
    .select(columns)
    .select(belowColumn(actor, 'c.owner_id'))
    .where('c.client_id', '=', actor.clientId)
    .where('c.id', '=', id)
    .$if(lock, (query) => query.forUpdate('c'))
    .executeTakeFirst()
}

export interface NewComment {
  readonly client_id: string
  readonly id: string
  readonly target: CommentTarget
  readonly target_id: string
  readonly parent_id: string | null
  readonly owner_id: string
  readonly text: string
  readonly created_at: Date
}

export async function insertComment(db: SocialDb, comment: NewComment): Promise<void> {
  await db.insertInto('comments').values(comment).execute()
}

/** Of a comment that others reply to. */
export async function addReplies(
  db: SocialDb,
  { client_id, parent_id }: Pick<NewComment, 'client_id' | 'parent_id'>,
  by: 1 | -1,
): Promise<void> {
  if (parent_id === null) return
  await sql`update comments set replies = replies + ${by} where client_id = ${client_id} and id = ${parent_id}`.execute(
    db,
  )
}

export async function setCommentText(
  db: SocialDb,
  { client_id, id }: Pick<NewComment, 'client_id' | 'id'>,
  text: string,
  edited_at: Date,
): Promise<void> {
  await db
    .updateTable('comments')
    .set({ text, edited_at })
    .where('client_id', '=', client_id)
    .where('id', '=', id)
    .execute()
}

/** What is left where replies stay: nobody's, without a text. */
export async function blankComment(
  db: SocialDb,
  { client_id, id }: Pick<NewComment, 'client_id' | 'id'>,
): Promise<void> {
  await db
    .updateTable('comments')
    .set({ ...blank, owner_id: null })
    .where('client_id', '=', client_id)
    .where('id', '=', id)
    .execute()
}
const blank = { state: 'deleted', text: '', hidden_at: null, hidden_reason: '' }

/** For good; and the comment replied to, where it was kept for this reply alone. */
export async function deleteComment(
  db: SocialDb,
  { client_id, id, parent_id }: Pick<NewComment, 'client_id' | 'id' | 'parent_id'>,
): Promise<void> {
  await db.deleteFrom('comments').where('client_id', '=', client_id).where('id', '=', id).execute()
  if (parent_id === null) return
  await db
    .deleteFrom('comments')
    .where('client_id', '=', client_id)
    .where('id', '=', parent_id)
    .where('state', '=', 'deleted')
    .where('replies', '=', 0)
    .where(noHiddenReplies)
    .execute()
}

/** One that is hidden may come back. */
const noHiddenReplies: RawBuilder<boolean> = sql<boolean>`not exists (
  select from comments r where r.client_id = comments.client_id and r.target_id = comments.target_id and r.parent_id = comments.id)`

export async function setCommentState(
  db: SocialDb,
  { client_id, id }: Pick<NewComment, 'client_id' | 'id'>,
  state: { readonly state: 'shown' | 'hidden'; readonly hidden_at: Date | null; readonly hidden_reason: string },
): Promise<void> {
  await db.updateTable('comments').set(state).where('client_id', '=', client_id).where('id', '=', id).execute()
}
