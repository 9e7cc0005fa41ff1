import type { License } from '@deckle/contract/models/people.ts'
import type { LicenseType } from '@deckle/core/access/access.ts'
import { type PlanType, plans } from '@deckle/core/plan/plan.ts'
import type { Deps } from '../../deps.ts'
import { readUsage } from './usage.ts'

interface LicenceRow {
  readonly id: string
  readonly client_id: string
  readonly license_type: LicenseType
  readonly max_users: number
  readonly max_space: number
  readonly plan: PlanType
}

/** With current usage. A licence has the id of its person. */
export async function presentLicence(deps: Pick<Deps, 'db' | 'meters'>, row: LicenceRow): Promise<License> {
  const holder = { clientId: row.client_id, userId: row.id }
  const used = await readUsage(deps, holder, ['campaigns', 'activeCampaigns', 'maxSpace'])
  const { campaigns, activeCampaigns, type } = plans[row.plan]
  return {
    id: row.id,
    license_type: row.license_type,
    maxUsers: row.max_users,
    maxSpace: row.max_space,
    plan: row.plan,
    planType: type,
    usedSpace: used.maxSpace,
    campaigns: { used: used.campaigns, limit: campaigns },
    activeCampaigns: { used: used.activeCampaigns, limit: activeCampaigns },
  }
}
