import type { Deps } from '../../../deps.ts'
import { announceClientChange } from '../../play/index.ts'
import type { BillingOutcome } from './apply-billing.ts'

/** After the commit: cached pages of the client are dropped where its plan is another one. */
export async function announceBilling(deps: Deps, clientId: string, outcome: BillingOutcome): Promise<void> {
  if (outcome.hasChanged) await announceClientChange(deps, clientId)
}
