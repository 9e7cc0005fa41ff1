import type { Db } from '../../../db/database.ts'
import { transaction } from '../../../db/transaction.ts'
import { type CountFault, listCountFaults, replaceCounts } from './queries.ts'
import { listPartFaults, type PartFault, replaceAllParts } from './queries-parts.ts'

export type LearningFault = CountFault | PartFault

/** Where counts differ from what is counted anew. */
export const listFaults = async (db: Db): Promise<readonly LearningFault[]> => [
  ...(await listCountFaults(db)),
  ...(await listPartFaults(db)),
]

/** Counts everything anew. Returns what differed. */
export const rebuildCounts = (db: Db): Promise<readonly LearningFault[]> =>
  transaction(db, async (trx) => {
    const faults = await listFaults(trx)
    await replaceCounts(trx)
    await replaceAllParts(trx)
    return faults
  })
