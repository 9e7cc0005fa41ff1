import type { billing } from '@deckle/contract/billing.ts'
import type { Handler } from '../../../http/handler.ts'
import { requireSeen } from '../../operators/index.ts'
import { presentBilling } from './present-billing.ts'

/** One's own client's; partners and Superadmins see those that they operate. */
export const showBilling: Handler<typeof billing.show> = async ({ deps, actor, params }) => {
  const { id } = await requireSeen(deps.db, actor, params.id)
  return { billing: await presentBilling(deps, actor, id) }
}
