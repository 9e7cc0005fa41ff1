import { FIRST_REPLIES } from '@deckle/contract/models/social.ts'
import { sql } from 'kysely'
import type { SocialDb } from '../queries.ts'
import type { About } from './require-comment.ts'

interface Commented extends About {
  readonly clientId: string
}

export interface PublicRow {
  readonly id: string
  readonly parent_id: string | null
  readonly owner_id: string | null
  readonly text: string
  readonly state: string
  readonly replies: number
  readonly created_at: Date
}

const columns = ['id', 'parent_id', 'owner_id', 'text', 'state', 'replies', 'created_at'] as const

/** No replies; what is gone where replies to it are left. */
const threads = (db: SocialDb, { clientId, target, id }: Commented) =>
  db
    .selectFrom('comments')
    .where('client_id', '=', clientId)
    .where('target', '=', target)
    .where('target_id', '=', id)
    .where('parent_id', 'is', null)
    .where(sql<boolean>`(state = 'shown' or replies > 0)`)

export async function countThreads(db: SocialDb, about: Commented): Promise<number> {
  const { count } = await threads(db, about)
    .select(sql<number>`count(*)::integer`.as('count'))
    .executeTakeFirstOrThrow()
  return count
}

/** The newest first. */
export const listPublicThreads = (
  db: SocialDb,
  about: Commented,
  { limit, offset }: { readonly limit: number; readonly offset: number },
): Promise<readonly PublicRow[]> =>
  threads(db, about)
    .select(columns)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute()

/** Of each comment, the oldest first. */
export async function listFirstPublicReplies(
  db: SocialDb,
  clientId: string,
  parentIds: readonly string[],
): Promise<readonly PublicRow[]> {
  if (parentIds.length === 0) return []
  const { rows } = await sql<PublicRow>`
    select r.* from unnest(${parentIds}::uuid[]) as p (id) cross join lateral (
      select id, parent_id, owner_id, text, state, replies, created_at from comments
      where client_id = ${clientId} and parent_id = p.id and state = 'shown'
      order by created_at, id limit ${FIRST_REPLIES}
    ) as r`.execute(db)
  return rows
}
