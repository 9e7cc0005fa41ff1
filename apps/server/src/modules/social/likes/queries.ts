import type { LikeTarget } from '@deckle/core/social/social.ts'
import type { SocialDb } from '../queries.ts'

export interface Liked {
  readonly clientId: string
  readonly userId: string
  readonly target: LikeTarget
  readonly id: string
}

export interface ChangedLike {
  /** `first`: the person likes it for the first time; `same`: nothing changed. */
  readonly outcome: 'first' | 'again' | 'taken_back' | 'same'
  /** When the like that came, or went, was given. */
  readonly at: Date
}

/** Within a transaction. */
export async function setLike(db: SocialDb, place: Liked, liked: boolean, now: Date): Promise<ChangedLike> {
  if (!liked) {
    const at = await takeBack(db, place)
    return { outcome: at ? 'taken_back' : 'same', at: at ?? now }
  }
  const { clientId, userId, target, id } = place
  const inserted = await db
    .insertInto('likes')
    .values({ client_id: clientId, target, target_id: id, user_id: userId, liked, created_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .returning('user_id')
    .executeTakeFirst()
  if (inserted) return { outcome: 'first', at: now }
  const { numUpdatedRows } = await liking(db, place, false).set({ liked: true, created_at: now }).executeTakeFirst()
  return { outcome: numUpdatedRows > 0n ? 'again' : 'same', at: now }
}

async function takeBack(db: SocialDb, place: Liked): Promise<Date | undefined> {
  const row = await liking(db, place, true).set({ liked: false }).returning('created_at').executeTakeFirst()
  return row?.created_at
}

const liking = (db: SocialDb, { clientId, userId, target, id }: Liked, liked: boolean) =>
  db
    .updateTable('likes')
    .where('client_id', '=', clientId)
    .where('target', '=', target)
    .where('target_id', '=', id)
    .where('user_id', '=', userId)
    .where('liked', '=', liked)
