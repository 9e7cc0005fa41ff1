import { transaction } from '../../db/transaction.ts'
import type { Deps } from '../../deps.ts'
import type { CronEntry, Task } from '../../platform/jobs/start-jobs.ts'
import { removeTextsInBin } from './texts/queries.ts'
import { deleteTicket, listHeldBefore } from './queries-removed.ts'

/** Milliseconds in which the address of a ticket without a captcha has to be confirmed. */
const HELD = 7 * 86_400_000
/** Milliseconds that a prepared answer stays in the bin. */
const BIN = 30 * 86_400_000
const BATCH = 100

export const ticketTasks = (deps: Deps): Record<string, Task> => ({ 'tickets.purge': () => purge(deps) })

export const ticketCron: readonly CronEntry[] = [{ task: 'tickets.purge', match: '43 3 * * *' }]

async function purge(deps: Deps): Promise<void> {
  await removeTextsInBin(deps.db, new Date(deps.now().getTime() - BIN))
  await purgeHeld(deps)
}

async function purgeHeld(deps: Deps): Promise<void> {
  const before = new Date(deps.now().getTime() - HELD)
  for (;;) {
    const some = await listHeldBefore(deps.db, before, BATCH)
    for (const place of some) {
      const keys = await transaction(deps.db, (trx) => deleteTicket(trx, place))
      for (const key of keys) await deps.files.delete(key)
    }
    if (some.length < BATCH) return
  }
}
