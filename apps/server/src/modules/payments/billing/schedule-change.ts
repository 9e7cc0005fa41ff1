import type { AuditAction } from '@deckle/core/audit/audit.ts'
import { pricedPlans } from '@deckle/core/plan/price.ts'
import { dayIn } from '@deckle/core/time/time-zone.ts'
import type { Db } from '../../../db/database.ts'
import type { Terms } from '../../../db/json-columns.ts'
import { transaction } from '../../../db/transaction.ts'
import type { Deps } from '../../../deps.ts'
import type { SignedIn } from '../../../http/handler.ts'
import { refuse } from '../../../refusal.ts'
import { audit } from '../../admin/index.ts'
import { lockClient, readReportingZone } from '../../clients/index.ts'
import { announceBilling } from '../apply/announce-billing.ts'
import { applyBilling } from '../apply/apply-billing.ts'
import { notifyPayers } from '../apply/notify-payers.ts'
import type { PlanPrice } from '../buy/plan-price.ts'
import { readPresentPlan } from '../buy/present-plan.ts'
import { type PurchaseRow, updatePurchase } from '../queries.ts'

interface Scheduled {
  readonly row: PurchaseRow
  /** The end of the period. */
  readonly at: Date
}

/**
 * Has a smaller plan, or none, begin at the end of the period. The gateway hears of it shortly before, so that until
 * then it can be withdrawn here. @param to null for none
 */
export function scheduleChange(deps: Deps, actor: SignedIn, to: PlanPrice | null): Promise<Scheduled> {
  return change(deps, actor, async (trx, { row, at }) => {
    if (to !== null && to.currency !== row.currency) throw refuse('rule_broken', 'payment.currency')
    const next = to === null ? 'free' : to.plan
    await updatePurchase(trx, wantedOf(row), { next_plan: next, next_terms: to === null ? null : termsText(to) })
    await audit(trx, deps, actor, auditEntry('billing.schedule', row, next))
    const date = dayIn(await readReportingZone(trx, row.client_id), at.getTime())
    await notifyPayers(
      trx,
      deps,
      row.client_id,
      to === null
        ? { key: 'billing_cancelled', values: { date } }
        : { key: 'billing_scheduled', values: { plan: pricedPlans[to.plan].plan, date } },
    )
  })
}

export function withdrawChange(deps: Deps, actor: SignedIn): Promise<Scheduled> {
  return change(deps, actor, async (trx, { row }) => {
    if (row.next_plan === null) throw refuse('rule_broken', 'payment.nothing_scheduled')
    await updatePurchase(trx, wantedOf(row), { next_plan: null, next_terms: null })
    await audit(trx, deps, actor, auditEntry('billing.resume', row, row.next_plan))
  })
}

const wantedOf = ({ client_id: clientId, id }: PurchaseRow) => ({ clientId, id })

const termsText = ({ plan, net, tax, taxRate }: PlanPrice): string =>
  JSON.stringify({ plan, net, tax, taxRate } satisfies Terms)

async function change(
  deps: Deps,
  actor: SignedIn,
  apply: (trx: Db, scheduled: Scheduled) => Promise<void>,
): Promise<Scheduled> {
  const { clientId } = actor
  const done = await transaction(deps.db, async (trx) => {
    await lockClient(trx, clientId)
    const { billing, state, present } = await readPresentPlan(trx, clientId, deps.now())
    const row = billing.purchases.find(({ id }) => id === state.current)
    if (!row || present.price === null || state.periodEndsAt === null)
      throw refuse('rule_broken', 'payment.no_subscription')
    if (row.ended_at !== null || row.next_sent_at !== null) throw refuse('rule_broken', 'payment.too_late')
    const scheduled = { row, at: new Date(state.periodEndsAt) }
    await apply(trx, scheduled)
    return { scheduled, outcome: await applyBilling(trx, deps, clientId) }
  })
  await announceBilling(deps, clientId, done.outcome)
  return done.scheduled
}

const auditEntry = (action: AuditAction, { id, plan }: PurchaseRow, to: string) => ({
  action,
  subject: id,
  detail: { from: plan, to },
})
