import type { Billing as Reply, BillingOffer } from '@deckle/contract/billing.ts'
import { may } from '@deckle/core/access/access.ts'
import { amountsOf, creditFor } from '@deckle/core/payment/amount.ts'
import { GRACE_DAYS } from '@deckle/core/payment/billing.ts'
import { billingState } from '@deckle/core/payment/billing-state.ts'
import { changeKind } from '@deckle/core/payment/plan-change.ts'
import { isOrder, latestPayment } from '@deckle/core/payment/purchase.ts'
import { pricedPlans } from '@deckle/core/plan/price.ts'
import type { Deps } from '../../../deps.ts'
import type { SignedIn } from '../../../http/handler.ts'
import { listDecksBeyond } from '../../decks/index.ts'
import { pausesAt } from '../apply/update-over.ts'
import { findPending } from '../buy/open-purchases.ts'
import { listPlanPrices } from '../buy/plan-price.ts'
import { readPresentPlan } from '../buy/present-plan.ts'
import { currentTerms } from '../events/terms.ts'
import { purchaseOf, purchasesOf } from '../load-billing.ts'
import type { PurchaseRow } from '../queries.ts'

const DAY = 86_400_000
type Present = Awaited<ReturnType<typeof readPresentPlan>>

export async function presentBilling(deps: Deps, actor: SignedIn, clientId: string): Promise<Reply> {
  const known = await readPresentPlan(deps.db, clientId, deps.now())
  const { state, plan, present, account, name } = known
  const row = known.billing.purchases.find(({ id }) => id === state.current)
  const over = await listDecksBeyond(deps.db, clientId, plan, 0)
  const isOver = over.total > 0 && account?.over_since
  return {
    sandbox: row ? row.gateway === 'sandbox' : deps.payments.sandbox !== null,
    is_sold: deps.payments.name !== 'none',
    plan,
    by_contract: plan !== state.plan,
    status: state.status,
    price: state.price,
    period: state.price && pricedPlans[state.price].period,
    period_ends_at: isoOf(state.periodEndsAt),
    next_charge: row ? nextCharge(known, row) : null,
    grace_ends_at:
      state.status === 'past_due' && state.periodEndsAt !== null ? isoOf(state.periodEndsAt + GRACE_DAYS * DAY) : null,
    scheduled: scheduledChange(known, row),
    over: isOver ? { decks: over.total, since: isOver.toISOString(), pauses_at: pausesAt(isOver).toISOString() } : null,
    buyer: { address: '', country: '', taxNumber: '', email: '', ...account?.buyer, name: account?.buyer.name || name },
    pending: presentPending(deps, known),
    offers: await listOffers(deps, known),
    can: rights(deps, actor, clientId, { row, isSubscribed: present.price !== null, status: state.status }),
  }
}

/** What a client has after the change that is scheduled; null if none is. */
export function scheduledChange(
  { billing, state }: Pick<Present, 'billing' | 'state'>,
  row: PurchaseRow | undefined,
): Reply['scheduled'] {
  if (!row?.next_plan || state.periodEndsAt === null) return null
  // After a cancellation, a plan that was bought once applies again.
  const after = billingState(purchasesOf(billing), state.periodEndsAt).price
  return { plan: row.next_plan === 'free' ? (after ?? 'free') : row.next_plan, at: isoOf(state.periodEndsAt) }
}

function presentPending(deps: Deps, { billing }: Present): Reply['pending'] {
  const row = findPending(deps, billing)
  if (!row) return null
  const { gateway_id, plan, net, tax, currency, opened_at } = row
  return { id: gateway_id, plan, amount: net + tax, currency, at: opened_at.toISOString() }
}

function isoOf(moment: number): string
function isoOf(moment: number | null): string | null
function isoOf(moment: number | null): string | null {
  return moment === null ? null : new Date(moment).toISOString()
}

/** Null where nothing is charged any more. */
export function nextCharge({ state }: Pick<Present, 'state'>, row: PurchaseRow): Reply['next_charge'] {
  if (state.periodEndsAt === null || isOrder(row) || row.ended_at !== null || row.next_plan === 'free') return null
  const [, present] = currentTerms(row, state.price ?? row.plan)
  const { net, tax } = row.next_terms ?? present
  return { at: isoOf(state.periodEndsAt), amount: net + tax, currency: row.currency }
}

/** All plans that have a price, with what each means for this client. */
async function listOffers(deps: Deps, { present, state, billing }: Present): Promise<readonly BillingOffer[]> {
  const now = deps.now().getTime()
  const row = billing.purchases.find(({ id }) => id === state.current)
  const paid = row && latestPayment(purchaseOf(row, billing))?.paid
  const credit =
    paid?.from != null && paid.to !== null ? creditFor(paid.amount, { from: paid.from, to: paid.to }, now) : 0
  return (await listPlanPrices(deps.db)).map(({ plan, currency, taxRate, net }) => {
    const kind = changeKind(present, plan)
    return {
      plan,
      kind,
      ...amountsOf(net, taxRate),
      currency,
      credit: kind === 'upgrade' ? credit : 0,
      starts_at: kind === 'downgrade' ? isoOf(state.periodEndsAt) : null,
    }
  })
}

interface Known {
  readonly row: PurchaseRow | undefined
  readonly isSubscribed: boolean
  readonly status: Reply['status']
}

function rights(deps: Deps, actor: SignedIn, clientId: string, { row, isSubscribed, status }: Known): Reply['can'] {
  const mayPay = clientId === actor.clientId && may(actor, 'billing.pay', { clientId })
  const isOpen = row?.ended_at === null && row.next_sent_at === null && row.gateway === deps.payments.name
  return {
    pay: mayPay && deps.payments.name !== 'none',
    cancel: mayPay && isSubscribed && isOpen && row.next_plan !== 'free',
    resume: mayPay && isOpen && row.next_plan !== null,
    retry: mayPay && status === 'past_due' && row?.gateway === deps.payments.name,
    update: mayPay,
    refund: may(actor, 'admin.use'),
  }
}
