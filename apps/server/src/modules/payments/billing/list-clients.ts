import type { billing, BilledClient } from '@deckle/contract/billing.ts'
import { billingState } from '@deckle/core/payment/billing-state.ts'
import type { Currency } from '@deckle/core/plan/price.ts'
import type { Deps } from '../../../deps.ts'
import type { Handler } from '../../../http/handler.ts'
import { type Billing, loadBilling, purchasesOf } from '../load-billing.ts'
import { nextCharge, scheduledChange } from './present-billing.ts'
import { pageAccounts } from './queries.ts'

export const listBilledClients: Handler<typeof billing.clients> = async ({ deps, query }) => {
  const { rows, ...page } = await pageAccounts(deps.db, query)
  const clients: BilledClient[] = []
  for (const row of rows) clients.push(await presentClient(deps, row))
  return { clients, ...page }
}

type AccountRow = Awaited<ReturnType<typeof pageAccounts>>['rows'][number]

async function presentClient(deps: Deps, { id, name, plan }: AccountRow): Promise<BilledClient> {
  const billing = await loadBilling(deps.db, id)
  const state = billingState(purchasesOf(billing), deps.now().getTime())
  const row = billing.purchases.find((one) => one.id === state.current)
  return {
    id,
    name,
    plan,
    status: state.status,
    price: state.price,
    period_ends_at: state.periodEndsAt === null ? null : new Date(state.periodEndsAt).toISOString(),
    next_charge: row ? nextCharge({ state }, row) : null,
    scheduled: scheduledChange({ billing, state }, row)?.plan ?? null,
    paid: paidOf(billing),
    sandbox: (row ?? billing.purchases.at(-1))?.gateway === 'sandbox',
  }
}

function paidOf({ purchases, payments, refunds }: Billing): BilledClient['paid'] {
  const sums = new Map<Currency, number>()
  for (const payment of payments) {
    const currency = purchases.find(({ id }) => id === payment.purchase_id)?.currency
    if (payment.paid_at === null || !currency) continue
    const back = refunds.filter((one) => one.payment_id === payment.id && one.state === 'done')
    const rest = payment.amount - back.reduce((sum, { amount }) => sum + amount, 0)
    sums.set(currency, (sums.get(currency) ?? 0) + rest)
  }
  return [...sums].map(([currency, amount]) => ({ currency, amount }))
}
