import type { payments } from '@deckle/contract/payments.ts'
import { pricedPlans, type PriceId } from '@deckle/core/plan/price.ts'
import { changeKind } from '@deckle/core/payment/plan-change.ts'
import { transaction } from '../../../db/transaction.ts'
import type { Deps } from '../../../deps.ts'
import type { Handler, SignedIn } from '../../../http/handler.ts'
import { PaymentGatewayError } from '../../../platform/payment/payment-gateway.ts'
import { refuse } from '../../../refusal.ts'
import { audit } from '../../admin/index.ts'
import { insertPurchase, openCheckout, type PurchaseRow } from '../queries.ts'
import { findOpen } from './open-purchases.ts'
import { listPlanPrices, type PlanPrice } from './plan-price.ts'
import { presentCheckout } from './present-checkout.ts'
import { readPresentPlan } from './present-plan.ts'

/** Reads nothing of the request but the plan's id. */
export const createOrder: Handler<typeof payments.createOrder> = async ({ deps, actor, params }) => {
  if (pricedPlans[params.id].period !== 'once') throw refuse('rule_broken', 'payment.by_subscription')
  const price = await requirePrice(deps, params.id)
  const { billing, present } = await readPresentPlan(deps.db, actor.clientId, deps.now())
  requireUpgrade(changeKind(present, price.plan))
  const open = await reopen(deps, findOpen(deps, billing, price))
  if (open) return { order: presentCheckout(deps, open) }
  const reference = deps.newId()
  const { id } = await atGateway(
    deps.payments.createOrder({ amount: price.total, currency: price.currency, reference }),
  )
  return {
    order: presentCheckout(
      deps,
      await storePurchase(deps, actor, { price, reference, gatewayId: id, gatewayPlan: null }),
    ),
  }
}

/** The name of the gateway; refuses in an installation without one. */
function requireGateway({ payments: { name } }: Pick<Deps, 'payments'>): Exclude<typeof name, 'none'> {
  if (name === 'none') throw refuse('rule_broken', 'payment.no_gateway')
  return name
}

export async function requirePrice({ db, payments }: Pick<Deps, 'db' | 'payments'>, plan: PriceId): Promise<PlanPrice> {
  requireGateway({ payments })
  const price = (await listPlanPrices(db)).find((one) => one.plan === plan)
  if (!price || price.total === 0) throw refuse('rule_broken', 'payment.no_price')
  return price
}

export function requireUpgrade(kind: ReturnType<typeof changeKind>): void {
  if (kind === 'current') throw refuse('rule_broken', 'payment.current')
  if (kind !== 'upgrade') throw refuse('rule_broken', 'payment.unavailable')
}

/** The same checkout again. */
export async function reopen({ db, now }: Pick<Deps, 'db' | 'now'>, row: PurchaseRow | undefined) {
  if (row) await openCheckout(db, { clientId: row.client_id, id: row.id }, now())
  return row
}

/** A gateway that does not answer is 503, whatever the reason. */
export const atGateway = <T>(asked: Promise<T>): Promise<T> =>
  asked.catch((error: unknown) => {
    throw error instanceof PaymentGatewayError ? refuse('unavailable', { retryAfterSeconds: 10 }) : error
  })

interface Stored {
  readonly price: PlanPrice
  readonly reference: string
  readonly gatewayId: string
  /** Of subscriptions. */
  readonly gatewayPlan: string | null
}

export function storePurchase(
  deps: Deps,
  actor: SignedIn,
  { price, reference, gatewayId, gatewayPlan }: Stored,
): Promise<Pick<PurchaseRow, 'gateway_id' | 'plan' | 'net' | 'tax' | 'currency'>> {
  const { plan, net, tax, taxRate, currency } = price
  return transaction(deps.db, async (trx) => {
    const row = {
      client_id: actor.clientId,
      id: reference,
      user_id: actor.userId,
      gateway: requireGateway(deps),
      gateway_id: gatewayId,
      plan,
      net,
      tax,
      tax_rate: taxRate,
      currency,
      created_at: deps.now(),
      opened_at: deps.now(),
      terms: JSON.stringify(gatewayPlan === null ? {} : { [gatewayPlan]: { plan, net, tax, taxRate } }),
    }
    await insertPurchase(trx, row)
    const detail = { plan, amount: net + tax, currency, sandbox: deps.payments.sandbox !== null }
    await audit(trx, deps, actor, { action: 'payments.create', subject: reference, detail })
    return row
  })
}
