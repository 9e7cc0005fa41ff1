import { type PlanLimit, planLimits, plans, type PlanType } from '@deckle/core/plan/plan.ts'

/** The specification's table (product.md §6 "Plan limits"), in the order in which a buyer asks. */
export const planGroups = [
  { name: 'decks', rows: ['campaigns', 'activeCampaigns', 'logicJumps'] },
  { name: 'publishing', rows: ['privateCampaigns', 'noPoweredBy', 'customLogo'] },
  { name: 'results', rows: ['leads', 'geoAnalytics'] },
  { name: 'organisation', rows: ['ownClients'] },
] as const
export type PlanRow = (typeof planGroups)[number]['rows'][number]

const rowValues: Readonly<Record<PlanRow, (plan: PlanType) => number | boolean>> = {
  campaigns: (plan) => limitOf('campaigns', plan),
  activeCampaigns: (plan) => limitOf('activeCampaigns', plan),
  logicJumps: (plan) => plans[plan].logicJumps,
  privateCampaigns: (plan) => plans[plan].privateCampaigns,
  noPoweredBy: (plan) => !plans[plan].poweredBy,
  customLogo: (plan) => plans[plan].customLogo,
  leads: (plan) => plans[plan].leads,
  geoAnalytics: (plan) => plans[plan].geoAnalytics,
  ownClients: (plan) => plans[plan].type === 'partner',
}

const limitOf = (name: PlanLimit, plan: PlanType): number => planLimits[name][plan]

/** A count (`UNLIMITED` for no limit), or whether it is included. More is better in every row. */
export const rowValue = (row: PlanRow, plan: PlanType): number | boolean => rowValues[row](plan)

export type Difference = 'more' | 'less'

/** Compared to the present plan; null where nothing differs. */
export function differenceOf(row: PlanRow, plan: PlanType, present: PlanType): Difference | null {
  const [value, now] = [Number(rowValue(row, plan)), Number(rowValue(row, present))]
  return value === now ? null : value > now ? 'more' : 'less'
}

/** All rows in which two plans differ, in the order of the table. */
export function differences(plan: PlanType, present: PlanType): { readonly [D in Difference]: readonly PlanRow[] } {
  const rows: readonly PlanRow[] = planGroups.flatMap((group) => group.rows)
  const those = (wanted: Difference) => rows.filter((row) => differenceOf(row, plan, present) === wanted)
  return { more: those('more'), less: those('less') }
}
