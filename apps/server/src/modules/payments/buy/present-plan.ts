import { billingState } from '@deckle/core/payment/billing-state.ts'
import { isOrder } from '@deckle/core/payment/purchase.ts'
import type { PresentPlan } from '@deckle/core/payment/plan-change.ts'
import { type Billing, loadBilling, purchasesOf } from '../load-billing.ts'
import { findAccount, findClient, type PaymentsDb } from '../queries.ts'

/** What a client has now, as changes of plan are counted from. */
export async function readPresentPlan(db: PaymentsDb, clientId: string, now: Date) {
  const billing = await loadBilling(db, clientId)
  const { plan, name } = await findClient(db, clientId)
  const account = await findAccount(db, clientId)
  const state = billingState(purchasesOf(billing), now.getTime())
  const present: PresentPlan = {
    plan,
    price: isSubscribed(billing, state.current) ? state.price : null,
    isOwned: state.isOwned,
  }
  return { billing, state, present, account, name, plan }
}

const isSubscribed = ({ purchases }: Billing, current: string | null): boolean =>
  purchases.some((one) => one.id === current && !isOrder(one))
