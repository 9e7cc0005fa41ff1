import type { PlanType } from '@deckle/core/plan/plan.ts'
import { plans } from '@deckle/core/plan/plan.ts'
import type { Branding } from '../../db/json-columns.ts'

/** Without the pictures that the plan no longer includes. */
export function shownBranding({ plan, branding }: { readonly plan: PlanType; readonly branding: Branding }): Branding {
  return plans[plan].customLogo ? branding : { ...branding, logo: '', icon: '' }
}
