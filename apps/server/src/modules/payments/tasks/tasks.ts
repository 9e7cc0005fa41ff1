import { transaction } from '../../../db/transaction.ts'
import type { Deps } from '../../../deps.ts'
import type { CronEntry, Task } from '../../../platform/jobs/start-jobs.ts'
import { lockClient } from '../../clients/index.ts'
import { announceClientChange } from '../../play/index.ts'
import { announceBilling } from '../apply/announce-billing.ts'
import { applyBilling } from '../apply/apply-billing.ts'
import { END_TASK } from '../apply/end-purchases.ts'
import { updateOver } from '../apply/update-over.ts'
import { receiveSandboxEvent, SANDBOX_TASK } from '../buy/sandbox-events.ts'
import { deleteOldEvents } from '../queries.ts'
import { REFUND_TASK } from '../refunds/request-refund.ts'
import { runRefund } from '../refunds/run-refund.ts'
import { askForPayments } from './ask-gateway.ts'
import { cancelSuspended } from './cancel-suspended.ts'
import { notifyOfFailure } from './notify-failures.ts'
import { listClientsOver, listDueClients, listOpenClients } from './queries.ts'
import { renewSandbox } from './renew-sandbox.ts'
import { endSubscription, sendScheduled } from './send-changes.ts'

/** Days for which an event waits for its payment. */
const WAITING_DAYS = 30

export function paymentTasks(deps: Deps): Record<string, Task> {
  return {
    [END_TASK]: (payload) => endSubscription(deps, payload),
    [REFUND_TASK]: (payload) => runRefund(deps, payload),
    [SANDBOX_TASK]: (payload) => receiveSandboxEvent(deps, payload),
    'payments.periods': () => updatePeriods(deps),
    'payments.over': () => updateAllOver(deps),
  }
}

export const paymentCron: readonly CronEntry[] = [
  { task: 'payments.periods', match: '*/10 * * * *' },
  { task: 'payments.over', match: '40 3 * * *' },
]

/** What begins, ends and fails with the periods of subscriptions. */
async function updatePeriods(deps: Deps): Promise<void> {
  await cancelSuspended(deps)
  for (const clientId of await listOpenClients(deps.db)) {
    await each(deps, clientId, () => sendScheduled(deps, clientId))
    await each(deps, clientId, () => notifyOfFailure(deps, clientId))
  }
  await renewSandbox(deps)
  await askForPayments(deps)
  for (const clientId of await listDueClients(deps.db, deps.now()))
    await each(deps, clientId, async () => {
      const outcome = await transaction(deps.db, async (trx) => {
        await lockClient(trx, clientId)
        return applyBilling(trx, deps, clientId)
      })
      await announceBilling(deps, clientId, outcome)
    })
}

/** Daily: who has more published than the plan has room for, also where an operator has set the plan. */
async function updateAllOver(deps: Deps): Promise<void> {
  for (const { id, plan } of await listClientsOver(deps.db))
    await each(deps, id, async () => {
      const hasChanged = await transaction(deps.db, async (trx) => {
        await lockClient(trx, id)
        return updateOver(trx, deps, id, plan)
      })
      if (hasChanged) await announceClientChange(deps, id)
    })
  await deleteOldEvents(deps.db, new Date(deps.now().getTime() - WAITING_DAYS * 86_400_000))
}

/** A failure affects one client only; the next run tries again. */
const each = (deps: Deps, clientId: string, act: () => Promise<void>): Promise<void> =>
  act().catch((err: unknown) => deps.log.error({ err, client: clientId }, 'Billing of a client failed.'))
