import { isDeepStrictEqual } from 'node:util'
import { transaction } from '../../../db/transaction.ts'
import { foldAll, recountPaths } from '../fold/fold-visitors.ts'
import type { TouchesDb } from '../queries.ts'
import { type LackingCell, listFollowedClients, listLackingCells, listVisitorsAfter } from './queries.ts'

const BATCH = 1000
const FIRST = '00000000-0000-0000-0000-000000000000'

export type FlowFault =
  | { readonly of: 'visitors'; readonly clientId: string; readonly id: string }
  | ({ readonly of: 'flow_figures'; readonly clientId: string } & LackingCell)

/**
 * Finds the paths of all visitors anew from what they touched, and returns whose differ from those that are counted, and
 * cells that count fewer people than there are. A cell may count more: visitors are deleted, what was counted stays.
 * @param isKept corrects what differs
 */
export async function checkAllFlows(db: TouchesDb, { isKept }: { readonly isKept: boolean }): Promise<FlowFault[]> {
  const faults: FlowFault[] = []
  for (const clientId of await listFollowedClients(db)) {
    await foldAll(db, clientId)
    for (let after = FIRST; ;) {
      const visitors = await listVisitorsAfter(db, clientId, after, BATCH)
      const wrong = await checkVisitors(db, clientId, visitors, isKept)
      faults.push(...wrong.map((id) => ({ of: 'visitors' as const, clientId, id })))
      const last = visitors.at(-1)
      if (!last || visitors.length < BATCH) break
      after = last
    }
    const lacking = await listLackingCells(db, clientId, isKept)
    faults.push(...lacking.map((cell) => ({ of: 'flow_figures' as const, clientId, ...cell })))
  }
  return faults
}

/** Whose paths differ. */
const checkVisitors = (db: TouchesDb, clientId: string, ids: readonly string[], isKept: boolean): Promise<string[]> =>
  transaction(db, async (trx) => {
    const wrong = (await recountPaths(trx, clientId, { ids, isStored: isKept })).filter(
      ({ before, paths }) => !isDeepStrictEqual(before, paths),
    )
    return wrong.map(({ id }) => id)
  })
