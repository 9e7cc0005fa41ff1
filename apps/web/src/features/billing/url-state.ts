import { planTypes } from '@deckle/core/plan/plan.ts'
import { priceIds } from '@deckle/core/plan/price.ts'
import { choiceParam, urlParams, type UrlState } from '../../lib/url/url-params.ts'
import type { SetUrlState } from '../../lib/url/use-url-state.ts'

export const tabNames = ['overview', 'plans', 'invoices'] as const

export const billingUrl = urlParams({
  tab: choiceParam(tabNames.slice(1)),
  /** Whose column is marked; links from a reached limit name it. */
  plan: choiceParam(planTypes),
  period: choiceParam(['month', 'year']),
  /** What is being changed to: a checkout, or what a smaller plan means. */
  change: choiceParam(['free', ...priceIds]),
})
export type BillingUrl = UrlState<typeof billingUrl>

export interface BillingUrlProps {
  readonly url: BillingUrl
  readonly setUrl: SetUrlState<BillingUrl>
}
