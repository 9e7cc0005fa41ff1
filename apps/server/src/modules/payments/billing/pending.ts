import type { Handler } from '../../../http/handler.ts'
import type { billing } from '@deckle/contract/billing.ts'
import { atGateway } from '../buy/create-order.ts'
import { findPending } from '../buy/open-purchases.ts'
import { loadBilling } from '../load-billing.ts'
import { closeCheckouts } from '../queries.ts'
import { askFor } from '../tasks/ask-gateway.ts'
import { presentBilling } from './present-billing.ts'

/** Asks the gateway for what is open, instead of waiting for its event. The sandbox only sends events. */
export const checkBilling: Handler<typeof billing.check> = async ({ deps, actor }) => {
  const row = findPending(deps, await loadBilling(deps.db, actor.clientId))
  if (row && !deps.payments.sandbox) await atGateway(askFor(deps, row))
  return { billing: await presentBilling(deps, actor, actor.clientId) }
}

/** A payment that arrives all the same counts. */
export const discardBilling: Handler<typeof billing.discard> = async ({ deps, actor }) => {
  await closeCheckouts(deps.db, actor.clientId)
  return { billing: await presentBilling(deps, actor, actor.clientId) }
}
