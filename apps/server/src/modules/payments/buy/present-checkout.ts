import type { Order } from '@deckle/contract/payments.ts'
import type { Deps } from '../../../deps.ts'
import type { PurchaseRow } from '../queries.ts'

/** What the web hands to the gateway's checkout. */
export const presentCheckout = (
  { payments }: Pick<Deps, 'payments'>,
  { gateway_id, plan, net, tax, currency }: Pick<PurchaseRow, 'gateway_id' | 'plan' | 'net' | 'tax' | 'currency'>,
): Order => ({
  id: gateway_id,
  plan,
  key: payments.key,
  amount: net + tax,
  currency,
  sandbox: payments.sandbox !== null,
})
