import type { PlanType } from '@deckle/core/plan/plan.ts'
import { plans } from '@deckle/core/plan/plan.ts'
import type { Branding } from '../../db/json-columns.ts'
import { type ClientsDb, findClient } from './queries.ts'

/** Without the pictures that the plan no longer includes. */
export function shownBranding({ plan, branding }: { readonly plan: PlanType; readonly branding: Branding }): Branding {
  return plans[plan].customLogo ? branding : { ...branding, logo: '', icon: '' }
}

export async function findShownBranding(db: ClientsDb, clientId: string): Promise<Branding> {
  const client = await findClient(db, clientId)
  if (!client) throw new Error(`There is no client ${clientId}`)
  return shownBranding(client)
}
