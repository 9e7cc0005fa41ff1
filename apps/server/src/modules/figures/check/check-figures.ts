import { transaction } from '../../../db/transaction.ts'
import { foldAll } from '../fold/fold-client.ts'
import { findQueueState, type FoldDb, lockFolding } from '../fold/queries-queue.ts'
import { rebuildClient, type Sizes } from '../fold/rebuild.ts'
import { type FigureFault, keepCopies, listClients, listFaultsOf } from './queries.ts'

class CheckOnly extends Error {}

/**
 * Counts a client's queue, then all its figures from raw rows, and returns what differed: nothing, unless something is
 * wrong.
 * @param isKept false leaves the figures as they were
 */
export async function checkFigures(
  db: FoldDb,
  clientId: string,
  { isKept, sizes }: { readonly isKept: boolean; readonly sizes?: Sizes },
): Promise<FigureFault[]> {
  await foldAll(db, clientId)
  let faults: FigureFault[] = []
  await transaction(db, async (trx) => {
    await lockFolding(trx, clientId, 60_000)
    const { zone } = await findQueueState(trx, clientId, 0)
    await keepCopies(trx, clientId)
    await rebuildClient(trx, clientId, zone, sizes)
    faults = await listFaultsOf(trx, clientId)
    if (!isKept) throw new CheckOnly()
  }).catch((error: unknown) => {
    if (!(error instanceof CheckOnly)) throw error
  })
  return faults
}

/** Of all clients. */
export async function checkAllFigures(db: FoldDb, how: { readonly isKept: boolean }): Promise<FigureFault[]> {
  const faults: FigureFault[] = []
  for (const clientId of await listClients(db)) faults.push(...(await checkFigures(db, clientId, how)))
  return faults
}
