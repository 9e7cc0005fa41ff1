import type { Db } from '../../db/database.ts'
import { findMaxSpace, sumOfSizes } from './queries.ts'

/** product.md §5: refused at 2.5 × maxSpace bytes or more. */
export const UPLOAD_FACTOR = 2.5

/** What a new file takes the place of: it need not fit beside it. */
export interface Replaced {
  readonly attemptId: string
  readonly slideId: string
}

/** Bytes that one file of the person's, and all of them together, stay below. */
export async function spaceLimit(db: Db, clientId: string, ownerId: string): Promise<number> {
  return UPLOAD_FACTOR * (await findMaxSpace(db, clientId, ownerId))
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
