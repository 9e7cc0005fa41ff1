import { transaction } from '../../../db/transaction.ts'
import { foldBatch } from './fold-batch.ts'
import { findQueueState, type FoldDb, lockFolding } from './queries-queue.ts'
import { rebuildClient } from './rebuild.ts'

/** Rows of the queue that are counted in one transaction. */
const BATCH = 5000

/**
 * Counts a batch of the client's queue, or all its figures where they are to be counted anew. Returns the number of rows;
 * 0 also where another server is at it.
 * @param waitMs how long another server is waited for, refused with 55P03 beyond
 */
export function foldClient(db: FoldDb, clientId: string, waitMs = 0): Promise<number> {
  return transaction(db, async (trx) => {
    if (!(await lockFolding(trx, clientId, waitMs))) return 0
    const { zone, isRebuilding, waiting } = await findQueueState(trx, clientId, 0)
    if (!isRebuilding) return waiting === 0 ? 0 : foldBatch(trx, clientId, zone, BATCH)
    await rebuildClient(trx, clientId, zone)
    return waiting
  })
}

/** Until the queue is empty. */
export async function foldAll(db: FoldDb, clientId: string): Promise<void> {
  while ((await foldClient(db, clientId, 60_000)) > 0);
}
