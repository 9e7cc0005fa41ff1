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

it('keeps what is not known in the address', () => {
  const filters = filtersUrl.parse({ source: '-', country: '-', device: 'phone' })
  expect(filters).toEqual({ source: '', country: '', device: 'phone' })
  expect(filtersQuery(filters)).toBe('?source=-&device=phone&country=-')
  expect(isFiltered(filtersUrl.parse({ source: '-' }))).toBe(true)
})

describe('the last days', () => {
  const now = new Date('2026-03-05T20:30:00Z')
  it.each([
    [7, 'UTC', '2026-02-27', '2026-03-05'],
    [30, 'UTC', '2026-02-04', '2026-03-05'],
    [90, 'UTC', '2025-12-06', '2026-03-05'],
    [7, 'Asia/Kolkata', '2026-02-28', '2026-03-06'],
  ] as const)('%i days in %s start on %s and end on %s', (count, zone, from, to) => {
    expect(lastDays(count, now, zone)).toEqual({ from, to })
    expect(presetOf({ from, to, version: 2 }, now, zone)).toBe(count)
  })
  it('match no preset if they end before today or have another length', () => {
    expect(presetOf(lastDays(7, new Date('2026-03-04T20:30:00Z'), 'UTC'), now, 'UTC')).toBeUndefined()
    expect(presetOf(lastDays(8, now, 'UTC'), now, 'UTC')).toBeUndefined()
    expect(presetOf({}, now, 'UTC')).toBeUndefined()
  })
})
