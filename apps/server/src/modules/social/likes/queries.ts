import type { LikeTarget } from '@deckle/core/social/social.ts'
import { sql } from 'kysely'
import type { SocialDb } from '../queries.ts'

export interface Liked {
  readonly clientId: string
  readonly userId: string
  readonly target: LikeTarget
  readonly id: string
}

/** Within a transaction. `first`: the person likes it for the first time; `same`: nothing changed. */
export async function setLike(
  db: SocialDb,
  { clientId, userId, target, id }: Liked,
  liked: boolean,
  now: Date,
): Promise<'first' | 'again' | 'taken_back' | 'same'> {
  if (!liked) {
    const { numUpdatedRows } = await db
      .updateTable('likes')
      .set({ liked: false })
      .where('client_id', '=', clientId)
      .where('target', '=', target)
      .where('target_id', '=', id)
      .where('user_id', '=', userId)
      .where('liked', '=', true)
      .executeTakeFirst()
    return numUpdatedRows > 0n ? 'taken_back' : 'same'
  }
  const inserted = await db
    .insertInto('likes')
    .values({ client_id: clientId, target, target_id: id, user_id: userId, liked, created_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .returning('user_id')
    .executeTakeFirst()
  if (inserted) return 'first'
  const { numUpdatedRows } = await db
    .updateTable('likes')
    .set({ liked: true, created_at: now })
    .where('client_id', '=', clientId)
    .where('target', '=', target)
    .where('target_id', '=', id)
    .where('user_id', '=', userId)
    .where('liked', '=', false)
    .executeTakeFirst()
  return numUpdatedRows > 0n ? 'again' : 'same'
}

/** Returns the number of likes then. */
export async function countLikes(
  db: SocialDb,
  { clientId, target, id }: Omit<Liked, 'userId'>,
  by: 1 | 0 | -1,
): Promise<number> {
  if (by === 0) {
    const row = await db
      .selectFrom('social_counts')
      .select('likes')
      .where('client_id', '=', clientId)
      .where('target', '=', target)
      .where('target_id', '=', id)
      .executeTakeFirst()
    return row?.likes ?? 0
  }
  const { rows } = await sql<{ likes: number }>`insert into social_counts as n (client_id, target, target_id, likes)
    values (${clientId}, ${target}, ${id}, ${Math.max(by, 0)})
    on conflict (client_id, target, target_id) do update set likes = n.likes + ${by} returning likes`.execute(db)
  return rows[0]?.likes ?? 0
}
