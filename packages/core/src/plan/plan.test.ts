import { describe, expect, it } from 'vitest'
import { planLimits, plans, planThatLifts, planTypes, planWith, UNLIMITED } from './plan.ts'

describe('plans', () => {
  it('are as specified', () => {
    const row = (type: (typeof planTypes)[number]) => {
      const plan = plans[type]
      return [
        planLimits.campaigns[type],
        planLimits.activeCampaigns[type],
        plan.privateCampaigns,
        plan.poweredBy,
        plan.logicJumps,
        plan.geoAnalytics,
        plan.leads,
        plan.customLogo,
      ]
    }
    expect(UNLIMITED).toBe(9999999999)
    expect(row('free')).toEqual([UNLIMITED, 1, false, true, true, true, true, false])
    expect(row('educational')).toEqual([25, 25, true, true, true, false, true, true])
    expect(row('business')).toEqual([100, 100, true, false, false, false, true, true])
    expect(row('perpetual_business')).toEqual(row('business'))
    expect(row('agency')).toEqual([UNLIMITED, UNLIMITED, true, false, true, true, true, true])
    expect(row('partner')).toEqual(row('agency'))
    expect(plans.partner.level).toBe(1)
    for (const type of planTypes) expect(plans[type].planId).toBe(type)
    expect(planTypes.map((type) => [type, plans[type].type])).toEqual([
      ['free', 'free'],
      ['educational', 'subscription'],
      ['business', 'subscription'],
      ['perpetual_business', 'order'],
      ['agency', 'subscription'],
      ['partner', 'partner'],
    ])
  })

  it.each([
    ['activeCampaigns', 2, 'free', 'educational'],
    ['activeCampaigns', 25, 'free', 'educational'],
    ['activeCampaigns', 26, 'free', 'business'],
    ['activeCampaigns', 101, 'free', 'agency'],
    ['activeCampaigns', 101, 'business', 'agency'],
    ['campaigns', 26, 'educational', 'business'],
    ['campaigns', 101, 'perpetual_business', 'agency'],
    ['campaigns', UNLIMITED + 1, 'agency', null],
  ] as const)('%s of %i on %s is lifted by %s', (limit, used, present, lifts) => {
    expect(planThatLifts(limit, used, present)).toBe(lifts)
  })

  it.each([
    ['logicJumps', 'business', 'agency'],
    ['logicJumps', 'perpetual_business', 'agency'],
    ['customLogo', 'free', 'educational'],
    ['geoAnalytics', 'agency', null],
  ] as const)('%s is missing on %s and comes with %s', (flag, present, lifts) => {
    expect(planWith(flag, present)).toBe(lifts)
  })
})
