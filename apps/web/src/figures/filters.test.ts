import { describe, expect, it } from 'vitest'
import { filtersQuery, filtersUrl, isFiltered, lastDays, presetOf } from './filters.ts'

describe('the URL of the analytics screen', () => {
  it('reads days and version', () => {
    expect(filtersUrl.parse({ from: '2026-01-01', to: '2026-01-31', version: '3' })).toEqual({
      from: '2026-01-01',
      to: '2026-01-31',
      version: 3,
    })
  })
  it.each([
    [{ from: '2026-02-01', to: '2026-01-01' }],
    [{ from: '2026-13-41', to: '2026-13-42' }],
    [{ from: '2026-01-01' }],
    [{ version: '-1' }],
    [{ version: 'x' }],
    [{ device: 'fridge' }],
    [{ from: 5, to: {} }],
  ])('drops invalid values: %j', (search) => {
    expect(filtersUrl.parse(search)).toEqual({})
  })
})

it('reads which attempts, and writes them for another address', () => {
  const filters = filtersUrl.parse({ source: 'Spring mail', device: 'phone', country: 'IN', team: 't1' })
  expect(filters).toEqual({ source: 'Spring mail', device: 'phone', country: 'IN', team: 't1' })
  expect(filtersQuery(filters)).toBe('?source=Spring+mail&device=phone&country=IN&team=t1')
  expect([filtersQuery({}), isFiltered({}), isFiltered(filters)]).toEqual(['', false, true])
})

describe('the last days', () => {
  const today = new Date(2026, 2, 5, 23, 30)
  it.each([
    [7, '2026-02-27'],
    [30, '2026-02-04'],
    [90, '2025-12-06'],
  ] as const)('%i days start on %s and end today', (count, from) => {
    expect(lastDays(count, today)).toEqual({ from, to: '2026-03-05' })
    expect(presetOf({ from, to: '2026-03-05', version: 2 }, today)).toBe(count)
  })
  it('match no preset if they end before today or have another length', () => {
    expect(presetOf(lastDays(7, new Date(2026, 2, 4)), today)).toBeUndefined()
    expect(presetOf(lastDays(8, today), today)).toBeUndefined()
    expect(presetOf({}, today)).toBeUndefined()
  })
})
