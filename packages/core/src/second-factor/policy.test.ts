import { describe, expect, it } from 'vitest'
import { changeFactorPolicy, daysLeft, factorDue, noFactorPolicy, requiredTypes } from './policy.ts'

const at = (text: string) => Date.parse(`${text}T00:00:00.000Z`)
const since = (text: string) => `${text}T00:00:00.000Z`
const person = (licenseType: 'Learner' | 'Creator' | 'Admin', createdAt = '2026-01-01', ownsClient = false) => ({
  licenseType,
  ownsClient,
  createdAt: at(createdAt),
})

describe('when a second factor is due', () => {
  const policy = { grace_days: 7, since: { Admin: since('2026-03-01'), Manager: since('2026-02-01') } }

  it.each([
    ['nobody where nothing is required', noFactorPolicy, person('Admin'), null],
    ['not of other licence types', policy, person('Learner'), null],
    ['after the grace period of who was there', policy, person('Admin'), at('2026-03-08')],
    ['after their own grace period of who came later', policy, person('Admin', '2026-05-01'), at('2026-05-08')],
    ['of an owner as of an Admin', policy, person('Creator', '2026-01-01', true), at('2026-03-08')],
    ['at once without a grace period', { ...policy, grace_days: 0 }, person('Admin'), at('2026-03-01')],
  ])('%s', (_name, rule, who, due) => expect(factorDue(rule, who)).toBe(due))

  it('counts the days that are left, the running one too', () => {
    const due = at('2026-03-08')
    expect([-1, 0, 1].map((shift) => daysLeft(due, due + shift))).toEqual([1, 0, 0])
    expect(daysLeft(due, at('2026-03-01'))).toBe(7)
    expect(daysLeft(due, at('2026-03-01') + 1)).toBe(7)
    expect(daysLeft(due, at('2026-04-01'))).toBe(0)
  })
})

describe('a change of what is required', () => {
  it('begins a grace period for new licence types alone', () => {
    const first = changeFactorPolicy(noFactorPolicy, { licenseTypes: ['Admin'], graceDays: 7 }, since('2026-03-01'))
    const second = changeFactorPolicy(first, { licenseTypes: ['Admin', 'Learner'], graceDays: 3 }, since('2026-04-01'))
    expect(second).toEqual({ grace_days: 3, since: { Learner: since('2026-04-01'), Admin: since('2026-03-01') } })
    expect(requiredTypes(second)).toEqual(['Learner', 'Admin'])
    expect(changeFactorPolicy(second, { licenseTypes: [], graceDays: 3 }, since('2026-05-01')).since).toEqual({})
  })
})
