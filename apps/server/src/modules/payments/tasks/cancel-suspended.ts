import { dayIn } from '@deckle/core/time/time-zone.ts'
import { transaction } from '../../../db/transaction.ts'
import type { Deps } from '../../../deps.ts'
import { audit } from '../../admin/index.ts'
import { lockClient, readReportingZone } from '../../clients/index.ts'
import { notifyPayers } from '../apply/notify-payers.ts'
import { updatePurchase } from '../queries.ts'
import { listSuspendedDue, type SuspendedDue } from './queries.ts'
import { AHEAD } from './send-changes.ts'

/**
 * Cancels subscriptions of suspended clients shortly before their period ends, because nobody there can sign in to cancel.
 * Resuming the client earlier keeps its subscription.
 */
export async function cancelSuspended(deps: Deps): Promise<void> {
  for (const due of await listSuspendedDue(deps.db, new Date(deps.now().getTime() + AHEAD))) await cancel(deps, due)
}

function cancel(deps: Deps, { client_id: clientId, id, user_id: userId, plan, ends_at }: SuspendedDue): Promise<void> {
  return transaction(deps.db, async (trx) => {
    await lockClient(trx, clientId)
    await updatePurchase(trx, { clientId, id }, { next_plan: 'free', next_terms: null })
    const detail = { from: plan, to: 'free' }
    await audit(trx, deps, { clientId, userId }, { action: 'billing.schedule', subject: id, detail })
    const date = dayIn(await readReportingZone(trx, clientId), ends_at.getTime())
    await notifyPayers(trx, deps, clientId, { key: 'billing_cancelled', values: { date } })
  })
}
