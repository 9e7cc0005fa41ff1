import { plans, type PlanType, planTypes, UNLIMITED } from '@deckle/core/plan/plan.ts'
import { expect, it } from 'vitest'
import { differenceOf, differences, planGroups, type PlanRow, rowValue } from './plan-rows.ts'

const rows: readonly PlanRow[] = planGroups.flatMap((group) => group.rows)

it('has each limit and flag of the plans once', () => {
  expect(new Set(rows).size).toBe(rows.length)
  const values = (plan: PlanType) => Object.fromEntries(rows.map((row) => [row, rowValue(row, plan)]))
  expect(values('free')).toEqual({
    campaigns: UNLIMITED,
    activeCampaigns: 1,
    logicJumps: true,
    privateCampaigns: false,
    noPoweredBy: false,
    customLogo: false,
    leads: true,
    geoAnalytics: true,
    ownClients: false,
  })
  for (const plan of planTypes) {
    const { leads, customLogo, logicJumps, privateCampaigns, geoAnalytics, poweredBy } = plans[plan]
    expect(values(plan)).toMatchObject({
      leads,
      customLogo,
      logicJumps,
      privateCampaigns,
      geoAnalytics,
      noPoweredBy: !poweredBy,
    })
  }
})

it.each<[plan: PlanType, present: PlanType, more: readonly PlanRow[], less: readonly PlanRow[]]>([
  ['business', 'business', [], []],
  ['perpetual_business', 'business', [], []],
  ['agency', 'business', ['campaigns', 'activeCampaigns', 'logicJumps', 'geoAnalytics'], []],
  ['business', 'educational', ['campaigns', 'activeCampaigns', 'noPoweredBy'], ['logicJumps']],
  [
    'free',
    'business',
    ['campaigns', 'logicJumps', 'geoAnalytics'],
    ['activeCampaigns', 'privateCampaigns', 'noPoweredBy', 'customLogo'],
  ],
  ['partner', 'agency', ['ownClients'], []],
])('%s beside %s', (plan, present, more, less) => {
  expect(differences(plan, present)).toEqual({ more, less })
})

it('a difference seen from the other plan is the opposite', () => {
  const opposite = { more: 'less', less: 'more' } as const
  for (const row of rows)
    for (const plan of planTypes)
      for (const present of planTypes) {
        const seen = differenceOf(row, plan, present)
        expect(differenceOf(row, present, plan)).toBe(seen && opposite[seen])
      }
})
