import type { BillingState } from '@deckle/core/payment/billing-state.ts'
import { rank } from '@deckle/core/payment/plan-change.ts'
import type { PlanType } from '@deckle/core/plan/plan.ts'
import type { Db } from '../../../db/database.ts'
import { audit } from '../../admin/index.ts'
import { pushClientRefresh } from '../../notifications/index.ts'
import { setPlan } from '../../operators/index.ts'
import type { Billing } from '../load-billing.ts'
import { findAccount, findClient, saveAccount, updatePurchase } from '../queries.ts'
import { notifyPayers } from './notify-payers.ts'
import { updateOver } from './update-over.ts'
import type { BillingParts } from './billing-parts.ts'

interface Applying {
  readonly clientId: string
  readonly state: BillingState
  readonly billing: Billing
}

/** Sets the client's plan where the purchases give another one. Returns whether pages of the client show something else. */
export async function applyPlan(trx: Db, deps: BillingParts, { clientId, state, billing }: Applying): Promise<boolean> {
  const [account, client] = [await findAccount(trx, clientId), await findClient(trx, clientId)]
  const changes_at = state.changesAt === null ? null : new Date(state.changesAt)
  const { plan, status } = state
  await saveAccount(trx, clientId, { plan, status, changes_at })
  await clearNext(trx, { clientId, state, billing })
  const from = account?.plan ?? 'free'
  if (!isApplied({ from, to: plan, present: client.plan })) return false
  await setPlan(trx, clientId, plan)
  const buyer = billing.purchases.find(({ id }) => id === state.current) ?? billing.purchases.at(-1)
  if (buyer)
    await audit(
      trx,
      deps,
      { clientId, userId: buyer.user_id },
      {
        action: 'billing.plan',
        subject: state.current ?? buyer.id,
        detail: { from: client.plan, to: plan },
      },
    )
  if (rank(plan) < rank(client.plan))
    await notifyPayers(trx, deps, clientId, { key: 'billing_ended', values: { plan } })
  await pushClientRefresh(trx, clientId)
  await updateOver(trx, deps, clientId, plan)
  return true
}

/** A plan that an operator has set stays, unless a larger one is bought. */
function isApplied({ from, to, present }: { from: PlanType; to: PlanType; present: PlanType }): boolean {
  if (to === present || to === from) return false
  return present === from || rank(to) >= rank(present)
}

/** What was to begin at the end of the period has begun. */
async function clearNext(trx: Db, { clientId, state, billing }: Applying): Promise<void> {
  const current = billing.purchases.find(({ id }) => id === state.current)
  if (current?.next_plan && current.next_plan === state.price && current.next_plan !== current.plan)
    await updatePurchase(trx, { clientId, id: current.id }, { next_plan: null, next_terms: null, next_sent_at: null })
}
