import { expect, it } from 'vitest'
import { itemFigures } from './item-figures.ts'

const sums = { marked: 20, earned: 10, possible: 20, discrimination: 0.4 }

it.each([
  ['nothing without answers', undefined, null, null, []],
  ['nothing of fewer than twenty', { ...sums, marked: 19 }, null, null, []],
  ['what most questions are', sums, 50, 0.4, []],
  ['nothing at the thresholds', { ...sums, earned: 6, discrimination: 0.1 }, 30, 0.1, []],
  ['what is hard', { ...sums, earned: 5.9 }, 29.5, 0.4, ['hard']],
  ['nothing at the upper threshold', { ...sums, earned: 16 }, 80, 0.4, []],
  [
    'what is easy, and tells nobody apart',
    { ...sums, earned: 16.1, discrimination: 0.09 },
    80.5,
    0.09,
    ['easy', 'weak'],
  ],
  ['what everybody gets right', { ...sums, earned: 20, discrimination: null }, 100, null, ['easy']],
] as const)('says %s', (_, given, facility, discrimination, flags) => {
  const figures = itemFigures(given)
  expect([figures.discrimination, figures.flags]).toEqual([discrimination, flags])
  if (facility === null) expect(figures.facility).toBeNull()
  else expect(figures.facility).toBeCloseTo(facility, 9)
})
