import type { Db } from '../../../db/database.ts'
import { transaction } from '../../../db/transaction.ts'
import { type CountFault, listCountFaults, replaceCounts } from './queries.ts'

/** Counts everything anew. Returns what differed. */
export const rebuildCounts = (db: Db): Promise<readonly CountFault[]> =>
  transaction(db, async (trx) => {
    const faults = await listCountFaults(trx)
    await replaceCounts(trx)
    return faults
  })
