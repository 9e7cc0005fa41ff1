import { plans, type PlanType, planTypes } from './plan.ts'

/** `forwarded`: waits for a Superadmin; `granted` and `refused` are final. */
export const upgradeStatuses = ['open', 'forwarded', 'granted', 'refused'] as const
export type UpgradeStatus = (typeof upgradeStatuses)[number]

/** Plans that can be requested. `partner` is not among them because it needs a contract. */
export const upgradePlans = ['educational', 'business', 'perpetual_business', 'agency'] as const
export type UpgradePlan = (typeof upgradePlans)[number]

export function upgradesFrom(present: PlanType): readonly UpgradePlan[] {
  return present === 'partner' ? [] : upgradePlans.filter((plan) => plans[plan].level > plans[present].level)
}

export interface UpgradeRights {
  readonly grant: boolean
  readonly refuse: boolean
}

/** Admins may answer open requests, where a grant forwards them. Superadmins may also answer forwarded requests. */
export function upgradeRights(status: UpgradeStatus, who: 'operator' | 'admin' | 'other'): UpgradeRights {
  const isWaiting = status === 'open' || (status === 'forwarded' && who === 'operator')
  const may = isWaiting && who !== 'other'
  return { grant: may, refuse: may }
}

export const isPlanType = (name: string): name is PlanType => planTypes.some((type) => type === name)
