import { spaceLimit as limitOf } from '@deckle/core/plan/space.ts'
import { refuse } from '@deckle/core/error.ts'
import type { Db } from '../../db/database.ts'
import { findMaxSpace, sumOfSizes } from './queries.ts'

export { UPLOAD_FACTOR } from '@deckle/core/plan/space.ts'

/** What a new file takes the place of: it need not fit beside it. */
export interface Replaced {
  readonly attemptId: string
  readonly slideId: string
}

/** Bytes that one file of the person's, and all of them together, stay below. */
export async function spaceLimit(db: Db, clientId: string, ownerId: string): Promise<number> {
  return limitOf(await findMaxSpace(db, clientId, ownerId))
}

/** Bytes in use: the person's media, and what was handed in to the person's decks. */
export function usedSpace(
  db: Db,
  clientId: string,
  ownerId: string,
  replaced: Replaced | null = null,
): Promise<number> {
  return sumOfSizes(db, clientId, ownerId, replaced)
}

/** The same, and until the end of the transaction nobody else adds to it. */
export async function lockSpace(
  open: Db,
  clientId: string,
  ownerId: string,
  replaced: Replaced | null = null,
): Promise<number> {
  await findMaxSpace(open, clientId, ownerId, { lock: true })
  return sumOfSizes(open, clientId, ownerId, replaced)
}

/** Refuses `size` more bytes where they do not fit; nobody else adds any until the end of the transaction. */
export async function requireSpace(
  open: Db,
  owner: { readonly clientId: string; readonly userId: string },
  size: number,
  limit: number,
): Promise<void> {
  const used = await lockSpace(open, owner.clientId, owner.userId)
  if (used + size >= limit)
    throw refuse('plan_limit', { message: 'media.space', limit: { name: 'maxSpace', limit, used, lifts: null } })
}
