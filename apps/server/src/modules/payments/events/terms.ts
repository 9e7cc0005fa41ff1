import type { PriceId } from '@deckle/core/plan/price.ts'
import type { Terms } from '../../../db/json-columns.ts'
import type { PurchaseRow } from '../queries.ts'

/** What was agreed when it was bought. */
export const firstTerms = ({ plan, net, tax, tax_rate }: PurchaseRow): Terms => ({ plan, net, tax, taxRate: tax_rate })

/** What the gateway charges by one of its plans. */
export const termsOf = (purchase: PurchaseRow, gatewayPlan: string): Terms =>
  purchase.terms[gatewayPlan] ?? firstTerms(purchase)

export const totalOf = ({ net, tax }: Pick<Terms, 'net' | 'tax'>): number => net + tax

/** What is charged now, with the gateway's plan of it. @param plan that is paid for */
export function currentTerms(purchase: PurchaseRow, plan: PriceId): readonly [gatewayPlan: string, terms: Terms] {
  const known = Object.entries(purchase.terms)
  return known.findLast(([, terms]) => terms.plan === plan) ?? known[0] ?? ['', firstTerms(purchase)]
}
