import { expect, it } from 'vitest'
import { MOST_AXES, radarAxes } from './radar.ts'

const one = (id: string, parent: string | null, percentage?: number | null) => ({
  id,
  name: id.toUpperCase(),
  parent,
  isMeasured: percentage !== undefined,
  percentage: percentage ?? null,
})
const shown = (all: Parameters<typeof radarAxes>[0]) =>
  radarAxes(all).map(({ name, percentage }) => `${name} ${percentage}`)

it('has an axis for each branch, of what is measured in it', () => {
  const all = [
    one('a', null),
    one('b', 'a', 100),
    one('c', 'b', 50),
    one('d', 'a', null),
    one('e', null, 80),
    one('f', null, 33.3),
    one('g', null),
  ]
  expect(shown(all)).toEqual(['A 50', 'E 80', 'F 33.3'])
})

it('has every competency where there are fewer than three branches, and never too many', () => {
  expect(shown([one('a', null), one('b', 'a', 100), one('c', 'a', null)])).toEqual(['B 100', 'C 0'])
  expect(radarAxes(Array.from({ length: 40 }, (_, at) => one(`n${at}`, null, 1)))).toHaveLength(MOST_AXES)
  expect(radarAxes([])).toEqual([])
})
