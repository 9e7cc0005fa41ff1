import type { License } from '@deckle/contract/models/people.ts'
import type { LicenseType } from '@deckle/core/access/access.ts'
import { type PlanLimit, planLimitNames, planLimits, type PlanType, plans } from '@deckle/core/plan/plan.ts'
import type { Deps } from '../../deps.ts'
import { readUsage } from './usage.ts'

interface LicenceRow {
  readonly id: string
  readonly client_id: string
  readonly license_type: LicenseType
  readonly max_users: number
  readonly max_space: number
  readonly plan: PlanType
  readonly expires_at: Date | null
}

/** With current usage. A licence has the id of its person. */
export async function presentLicence(deps: Pick<Deps, 'db' | 'meters'>, row: LicenceRow): Promise<License> {
  const holder = { clientId: row.client_id, userId: row.id }
  const used = await readUsage(deps, holder, [...planLimitNames, 'maxSpace'])
  const uses = planLimitNames.map((name) => [name, { used: used[name], limit: planLimits[name][row.plan] }])
  return {
    id: row.id,
    license_type: row.license_type,
    maxUsers: row.max_users,
    maxSpace: row.max_space,
    plan: row.plan,
    planType: plans[row.plan].type,
    usedSpace: used.maxSpace,
    expires_at: row.expires_at?.toISOString() ?? null,
    ...(Object.fromEntries(uses) as Pick<License, PlanLimit>),
  }
}
