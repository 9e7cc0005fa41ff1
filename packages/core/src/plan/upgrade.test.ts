import { expect, it } from 'vitest'
import { isPlanType, upgradeRights, upgradesFrom } from './upgrade.ts'

it.each([
  ['free', ['educational', 'business', 'perpetual_business', 'agency']],
  ['educational', ['business', 'perpetual_business', 'agency']],
  ['business', ['agency']],
  ['perpetual_business', ['agency']],
  ['agency', []],
  ['partner', []],
] as const)('above %s stand %j', (plan, above) => {
  expect(upgradesFrom(plan)).toEqual(above)
})

it.each([
  ['open', 'admin', true],
  ['open', 'operator', true],
  ['open', 'other', false],
  ['forwarded', 'admin', false],
  ['forwarded', 'operator', true],
  ['granted', 'operator', false],
  ['refused', 'operator', false],
  ['refused', 'admin', false],
] as const)('%s is answered by %s: %s', (status, who, may) => {
  expect(upgradeRights(status, who)).toEqual({ grant: may, refuse: may })
})

it('knows plans by name', () => {
  expect([isPlanType('agency'), isPlanType('gold')]).toEqual([true, false])
})
