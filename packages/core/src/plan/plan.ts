/** product.md §9: 'Unlimited' is 9999999999. */
export const UNLIMITED = 9_999_999_999

export const planTypes = ['free', 'educational', 'business', 'perpetual_business', 'agency', 'partner'] as const
export type PlanType = (typeof planTypes)[number]

/** Not paid, by subscription, by one order, or by contract (decisions.md §1 "Payments"). */
export const paymentTypes = ['free', 'subscription', 'order', 'partner'] as const
type PaymentType = (typeof paymentTypes)[number]

/** The numeric limits of each plan (product.md §6 "Plan limits"; open cells: decisions.md §1). A new one is a row here. */
export const planLimits = {
  campaigns: {
    free: UNLIMITED,
    educational: 25,
    business: 100,
    perpetual_business: 100,
    agency: UNLIMITED,
    partner: UNLIMITED,
  },
  activeCampaigns: {
    free: 1,
    educational: 25,
    business: 100,
    perpetual_business: 100,
    agency: UNLIMITED,
    partner: UNLIMITED,
  },
} as const satisfies Record<string, Readonly<Record<PlanType, number>>>
export type PlanLimit = keyof typeof planLimits
export const planLimitNames = Object.keys(planLimits) as PlanLimit[]

/** A plan's payment, rank and flags (product.md §3 "Plan", §6 "Plan limits"; open cells: decisions.md §1). */
export interface Plan {
  readonly planId: PlanType
  readonly type: PaymentType
  readonly level: number
  readonly leads: boolean
  readonly customLogo: boolean
  readonly logicJumps: boolean
  /** The player shows "Made with Deckle". */
  readonly poweredBy: boolean
  readonly privateCampaigns: boolean
  readonly geoAnalytics: boolean
}

const all = { leads: true, customLogo: true, logicJumps: true, privateCampaigns: true, geoAnalytics: true } as const

export const plans: Readonly<Record<PlanType, Plan>> = {
  free: {
    planId: 'free',
    type: 'free',
    level: 0,
    leads: true,
    customLogo: false,
    logicJumps: true,
    poweredBy: true,
    privateCampaigns: false,
    geoAnalytics: true,
  },
  educational: {
    planId: 'educational',
    type: 'subscription',
    level: 2,
    leads: true,
    customLogo: true,
    logicJumps: true,
    poweredBy: true,
    privateCampaigns: true,
    geoAnalytics: false,
  },
  business: {
    planId: 'business',
    type: 'subscription',
    level: 3,
    leads: true,
    customLogo: true,
    logicJumps: false,
    poweredBy: false,
    privateCampaigns: true,
    geoAnalytics: false,
  },
  perpetual_business: {
    planId: 'perpetual_business',
    type: 'order',
    level: 3,
    leads: true,
    customLogo: true,
    logicJumps: false,
    poweredBy: false,
    privateCampaigns: true,
    geoAnalytics: false,
  },
  agency: {
    planId: 'agency',
    type: 'subscription',
    level: 4,
    ...all,
    poweredBy: false,
  },
  partner: {
    planId: 'partner',
    type: 'partner',
    level: 1,
    ...all,
    poweredBy: false,
  },
}

export type PlanFlag = 'leads' | 'customLogo' | 'logicJumps' | 'privateCampaigns' | 'geoAnalytics'

/**
 * The lowest plan above the present one whose limit allows `used`; null where none does. Never `partner`, which takes a
 * contract.
 * @param used after the act
 */
export function planThatLifts(limit: PlanLimit, used: number, present: PlanType = 'free'): PlanType | null {
  const candidates = planTypes
    .filter((type) => type !== 'partner' && plans[type].level > plans[present].level && planLimits[limit][type] >= used)
    .sort((a, b) => plans[a].level - plans[b].level)
  return candidates[0] ?? null
}

/** The lowest plan above the present one that has the flag; null where none does. Never `partner`. */
export function planWith(flag: PlanFlag, present: PlanType): PlanType | null {
  const candidates = planTypes
    .filter((type) => type !== 'partner' && plans[type].level > plans[present].level && plans[type][flag])
    .sort((a, b) => plans[a].level - plans[b].level)
  return candidates[0] ?? null
}
