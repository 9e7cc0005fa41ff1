import { failureNoticeDays, GRACE_DAYS } from '@deckle/core/payment/billing.ts'
import { dayIn } from '@deckle/core/time/time-zone.ts'
import { transaction } from '../../../db/transaction.ts'
import type { Deps } from '../../../deps.ts'
import { lockClient, readReportingZone } from '../../clients/index.ts'
import { notifyPayers } from '../apply/notify-payers.ts'
import { readPresentPlan } from '../buy/present-plan.ts'
import { updatePurchase } from '../queries.ts'

const DAY = 86_400_000

/** People who pay are notified when a charge failed, and while it stays so. */
export async function notifyOfFailure(deps: Deps, clientId: string): Promise<void> {
  await transaction(deps.db, async (trx) => {
    await lockClient(trx, clientId)
    const now = deps.now()
    const { billing, state, plan } = await readPresentPlan(trx, clientId, now)
    const row = billing.purchases.find(({ id }) => id === state.current)
    if (!row || state.periodEndsAt === null) return
    if (state.status !== 'past_due') {
      if (row.failure_notices > 0) await updatePurchase(trx, { clientId, id: row.id }, { failure_notices: 0 })
      return
    }
    const days = (now.getTime() - Math.min(state.periodEndsAt, row.failed_at?.getTime() ?? state.periodEndsAt)) / DAY
    const reached = failureNoticeDays.filter((day) => days >= day).length
    if (reached <= row.failure_notices) return
    await updatePurchase(trx, { clientId, id: row.id }, { failure_notices: reached })
    const date = dayIn(await readReportingZone(trx, clientId), state.periodEndsAt + GRACE_DAYS * DAY)
    const key = reached === failureNoticeDays.length ? 'billing_failed_last' : 'billing_failed'
    await notifyPayers(trx, deps, clientId, { key, values: { plan, date } })
  })
}
