import type { License } from '@deckle/contract/models/people.ts'
import { type PlanLimit, planLimitNames, planLimits, plans } from '@deckle/core/plan/plan.ts'
import type { StoredLicense } from './tokens/persisted.ts'

/** Fields that a stored licence lacks, until the fresh one arrives; a field that is missing here does not compile. */
export function completeLicense(stored: StoredLicense): License {
  const { plan } = stored
  const uses = planLimitNames.map((name) => [name, { used: 0, limit: planLimits[name][plan] }])
  return {
    maxUsers: 0,
    planType: plans[plan].type,
    usedSpace: 0,
    ...(Object.fromEntries(uses) as Pick<License, PlanLimit>),
    ...stored,
    expires_at: stored.expires_at ?? null,
  }
}
