import { plans, type PlanType, planTypes } from './plan.ts'

/** `forwarded`: those who run the installation decide; the other two are final. */
export const upgradeStatuses = ['open', 'forwarded', 'granted', 'refused'] as const
export type UpgradeStatus = (typeof upgradeStatuses)[number]

/** Plans that can be asked for: not `free`, and not `partner`, which takes a contract. */
export const upgradePlans = ['educational', 'business', 'perpetual_business', 'agency'] as const
export type UpgradePlan = (typeof upgradePlans)[number]

/** Those above the present one. */
export function upgradesFrom(present: PlanType): readonly UpgradePlan[] {
  return present === 'partner' ? [] : upgradePlans.filter((plan) => plans[plan].level > plans[present].level)
}

export interface UpgradeRights {
  readonly grant: boolean
  readonly refuse: boolean
}

/** An Admin answers what is open, whose grant forwards it; Superadmins also what was forwarded. */
export function upgradeRights(status: UpgradeStatus, who: 'operator' | 'admin' | 'other'): UpgradeRights {
  const isWaiting = status === 'open' || (status === 'forwarded' && who === 'operator')
  const may = isWaiting && who !== 'other'
  return { grant: may, refuse: may }
}

export const isPlanType = (name: string): name is PlanType => planTypes.some((type) => type === name)
