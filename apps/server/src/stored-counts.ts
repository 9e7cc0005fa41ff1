import type { Db } from './db/database.ts'
import { type CountFault, type StoredCounts, lockTables } from './db/stored-counts.ts'
import { transaction } from './db/transaction.ts'
import { competencyLevels } from './modules/competencies/index.ts'
import { courseCounts, openLearning, partCounts } from './modules/enrolments/index.ts'
import { boardCounts, boardScores } from './modules/points/index.ts'

/** In an order in which each is counted from what stands before it. */
export const storedCounts: readonly StoredCounts[] = [
  courseCounts,
  partCounts,
  openLearning,
  boardScores,
  boardCounts,
  competencyLevels,
]

export interface NamedFault extends CountFault {
  readonly of: string
}

/** What is kept and differs from what it is counted from, of all clients. */
export async function listFaults(db: Db): Promise<readonly NamedFault[]> {
  const found: NamedFault[] = []
  for (const { name, listFaults: list } of storedCounts)
    found.push(...(await list(db)).map((fault) => ({ of: name, ...fault })))
  return found
}

/** Counts everything anew, each within a transaction. Returns what differed. */
export async function rebuildCounts(db: Db, now: Date): Promise<readonly NamedFault[]> {
  const found: NamedFault[] = []
  for (const { name, locks, listFaults: list, replace } of storedCounts)
    await transaction(db, async (trx) => {
      await lockTables(trx, locks)
      found.push(...(await list(trx)).map((fault) => ({ of: name, ...fault })))
      await replace(trx, now)
    })
  return found
}
