import type { CommentTarget } from '@deckle/core/social/social.ts'
import type { Db } from '../../db/database.ts'
import { deleteNotificationsAbout } from '../notifications/index.ts'
import { deleteCommentsOn, deleteTraces } from './queries-removal.ts'

/**
 * Within a transaction: comments on something that goes for good, and likes, counts, reports, cases and notifications of
 * both.
 */
export async function removeAllAbout(trx: Db, clientId: string, target: CommentTarget, id: string): Promise<void> {
  await removeTraces(trx, clientId, [id, ...(await deleteCommentsOn(trx, clientId, target, id))])
}

export async function removeTraces(trx: Db, clientId: string, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return
  await deleteTraces(trx, clientId, ids)
  await deleteNotificationsAbout(trx, clientId, ids)
}
