import { type BillingState, billingState } from '@deckle/core/payment/billing-state.ts'
import type { Db } from '../../../db/database.ts'
import { loadBilling, purchasesOf } from '../load-billing.ts'
import type { BillingParts } from './billing-parts.ts'
import { endPurchases } from './end-purchases.ts'
import { issueInvoices } from './issue-invoices.ts'
import { applyPlan } from './apply-plan.ts'
import { sendBackSurplus } from './surplus.ts'

export interface BillingOutcome {
  readonly state: BillingState
  /** The plan, or which decks are paused. */
  readonly hasChanged: boolean
}

/**
 * Does what follows from all that is known of a client's purchases, each once: what was paid twice is sent back,
 * invoices and credit notes are issued, what was replaced ends, the plan is set. The client must be locked. Doing it
 * again changes nothing.
 */
export async function applyBilling(trx: Db, deps: BillingParts, clientId: string): Promise<BillingOutcome> {
  const now = deps.now().getTime()
  await sendBackSurplus(trx, deps, clientId)
  await issueInvoices(trx, deps, clientId)
  const billing = await loadBilling(trx, clientId)
  const state = billingState(purchasesOf(billing), now)
  await endPurchases(trx, deps, { billing, state, now })
  const hasChanged = await applyPlan(trx, deps, { clientId, state, billing })
  return { state, hasChanged }
}
