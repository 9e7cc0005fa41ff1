import type { AuditAction } from '@deckle/core/audit/audit.ts'
import type { operators } from '@deckle/contract/operators.ts'
import { hasReach } from '@deckle/core/access/access.ts'
import { rank } from '@deckle/core/payment/plan-change.ts'
import type { PlanType } from '@deckle/core/plan/plan.ts'
import { pricedPlans } from '@deckle/core/plan/price.ts'
import { refuse } from '../../refusal.ts'
import type { Db } from '../../db/database.ts'
import { transaction } from '../../db/transaction.ts'
import type { Deps } from '../../deps.ts'
import type { Handler, SignedIn } from '../../http/handler.ts'
import { audit } from '../admin/index.ts'
import { closeSessionsOfClient } from '../auth/index.ts'
import { lockClient } from '../clients/index.ts'
import { pushClientRefresh } from '../notifications/index.ts'
import { announceClientChange } from '../play/index.ts'
import { presentOperated } from './present.ts'
import { requireOperated, requireSeen } from './require-operated.ts'
import { type ClientRow, findPaidPlan, hasSuperadmin, setPlan, setSuspended } from './queries.ts'

export const showClient: Handler<typeof operators.showClient> = async ({ deps, actor, params }) =>
  presentOperated(deps, actor, await requireSeen(deps.db, actor, params.id))

/** Drops cached pages, so that the plan takes effect at once. */
export const updatePlan: Handler<typeof operators.updatePlan> = ({ deps, actor, params, body: { plan } }) =>
  change(deps, actor, params.id, async (trx, client) => {
    if (plan === 'partner' && !hasReach(actor, 'client.operate', 'any'))
      throw refuse('rule_broken', { message: 'client.plan_of_partners', fields: { plan: 'client.plan_of_partners' } })
    await requireNotPaid(trx, client.id, plan)
    await setPlan(trx, client.id, plan)
    await pushClientRefresh(trx, client.id)
    return client.plan !== plan && { action: 'client.plan', detail: { from: client.plan, to: plan } }
  })

/** A smaller plan would leave a subscription that is charged on: it has to be cancelled first. */
async function requireNotPaid(trx: Db, clientId: string, plan: PlanType): Promise<void> {
  const paid = await findPaidPlan(trx, clientId)
  if (paid !== undefined && rank(plan) < rank(pricedPlans[paid].plan))
    throw refuse('rule_broken', { message: 'client.plan_is_paid', fields: { plan: 'client.plan_is_paid' } })
}

/** Attempts in progress can still be completed. */
export const suspendClient: Handler<typeof operators.suspend> = ({ deps, actor, params }) =>
  change(deps, actor, params.id, async (trx, client) => {
    if (client.id === actor.clientId) throw refuse('rule_broken', 'client.own')
    if (await hasSuperadmin(trx, client.id)) throw refuse('rule_broken', 'client.operators')
    const now = deps.now()
    if (!(await setSuspended(trx, client.id, now))) return false
    await closeSessionsOfClient(trx, client.id, now)
    return { action: 'client.suspend' }
  })

export const resumeClient: Handler<typeof operators.resume> = ({ deps, actor, params }) =>
  change(
    deps,
    actor,
    params.id,
    async (trx, client) => (await setSuspended(trx, client.id, null)) && { action: 'client.resume' },
  )

interface Change {
  /** Action name in the audit log. */
  readonly action: AuditAction
  readonly detail?: Readonly<Record<string, unknown>>
}

/** Runs under the client's lock. @param apply returns false if nothing changed */
async function change(
  deps: Deps,
  actor: SignedIn,
  id: string,
  apply: (trx: Db, client: ClientRow) => Promise<Change | false>,
) {
  await transaction(deps.db, async (trx) => {
    await lockClient(trx, id)
    const client = await requireOperated(trx, actor, id)
    const changed = await apply(trx, client)
    if (changed) await audit(trx, deps, actor, { ...changed, subject: client.id, clientId: client.id })
  })
  await announceClientChange(deps, id.toLowerCase())
  return presentOperated(deps, actor, await requireSeen(deps.db, actor, id))
}
