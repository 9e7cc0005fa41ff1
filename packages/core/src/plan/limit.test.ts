import { describe, expect, it } from 'vitest'
import { crossedLevel, exceededBy, type Licence, type LimitName, limitNames, limitOf, reachedLevel } from './limit.ts'
import { planLimitNames, planLimits, plans, type PlanType, planTypes, UNLIMITED } from './plan.ts'

const licence: Licence = { plan: 'free', maxUsers: 3, maxSpace: 1000 }

describe('limits', () => {
  it.each<[LimitName, used: number, added: number, exceeded: object | null]>([
    ['activeCampaigns', 0, 1, null],
    ['activeCampaigns', 1, 1, { limit: 1, used: 1, lifts: 'educational' }],
    ['campaigns', 1_000_000, 1, null],
    ['maxUsers', 2, 1, null],
    ['maxUsers', 3, 1, { limit: 3, used: 3, lifts: null }],
    ['maxUsers', 1, 3, { limit: 3, used: 1, lifts: null }],
    ['maxSpace', 2000, 499, null],
    ['maxSpace', 2000, 500, { limit: 2500, used: 2000, lifts: null }],
    ['maxSpace', 2600, -200, null],
  ])('%s: %d in use and %d more', (name, used, added, exceeded) => {
    expect(exceededBy(name, licence, used, added)).toEqual(exceeded && { name, ...exceeded })
  })

  it.each(planLimitNames.flatMap((name) => planTypes.map((plan) => [name, plan] as const)))(
    '%s of %s may be used up, and one more is lifted by a larger plan',
    (name, plan) => {
      const limit = planLimits[name][plan]
      if (limit >= UNLIMITED) return expect(exceededBy(name, { ...licence, plan }, 1_000_000, 1)).toBeNull()
      expect(exceededBy(name, { ...licence, plan }, limit - 1, 1)).toBeNull()
      const exceeded = exceededBy(name, { ...licence, plan }, limit, 1)
      expect(exceeded).toMatchObject({ name, limit, used: limit })
      const lifts = exceeded?.lifts
      if (!lifts)
        return expect(planTypes.some((type) => isAbove(type, plan) && planLimits[name][type] > limit)).toBe(false)
      expect(isAbove(lifts, plan)).toBe(true)
      expect(planLimits[name][lifts]).toBeGreaterThan(limit)
    },
  )

  it('are named once each', () => expect(new Set(limitNames).size).toBe(limitNames.length))

  it('a licence without a limit has none', () => {
    expect(limitOf('maxUsers', { ...licence, maxUsers: UNLIMITED })).toBeNull()
    expect(limitOf('campaigns', { ...licence, plan: 'agency' })).toBeNull()
  })
})

const isAbove = (one: PlanType, other: PlanType) => one !== 'partner' && plans[one].level > plans[other].level

describe('levels', () => {
  it.each<[LimitName, limit: number, before: number, after: number, crossed: number | null]>([
    ['maxUsers', 10, 7, 8, 80],
    ['maxUsers', 10, 8, 9, null],
    ['maxUsers', 10, 9, 10, 100],
    ['maxUsers', 10, 7, 10, 100],
    ['maxUsers', 10, 9, 8, null],
    ['maxUsers', 1000, 994, 999, null],
    ['activeCampaigns', 1, 0, 1, 100],
    ['maxSpace', 1000, 799, 800, 80],
    ['maxSpace', 1000, 800, 995, 100],
    ['maxSpace', 1000, 995, 999, null],
    ['maxUsers', 0, 0, 0, null],
  ])('%s of %d: from %d to %d', (name, limit, before, after, crossed) => {
    expect(crossedLevel(name, limit, { before, after })).toBe(crossed)
  })

  it('are reached again only after use fell below them', () => {
    for (let used = 0; used <= 50; used++) {
      const level = reachedLevel('maxUsers', 50, used)
      expect(crossedLevel('maxUsers', 50, { before: used, after: used })).toBeNull()
      expect(crossedLevel('maxUsers', 50, { before: 0, after: used })).toBe(level)
    }
  })
})
