import { describe, expect, it } from 'vitest'
import { compare } from './use-new-plays.ts'

const play = (minute: number, answered = 1) => ({
  id: `p${minute}`,
  person: null,
  startedAt: new Date(Date.UTC(2026, 2, 1, 10, minute)).toISOString(),
  completedAt: null,
  seconds: 5,
  answered,
  percentage: null,
  passed: null,
  version: 1,
  device: 'phone',
  country: null,
  source: '',
  medium: '',
  campaign: '',
})

describe('plays that came since a list was loaded', () => {
  it('are counted, also where one began before another that is listed', () => {
    const rows = [play(9), play(5), play(1)]
    const found = compare(rows, [play(12), play(9), play(7), play(5), play(1)])
    expect(found).toMatchObject({ rows, count: 2, isMore: false })
  })

  it('bring what listed ones came to, in their places', () => {
    expect(compare([play(9), play(5)], [play(9), play(5, 4)]).rows?.map(({ answered }) => answered)).toEqual([1, 4])
  })

  it('are none where only older ones are not loaded yet', () => {
    expect(compare([play(9), play(5)], [play(9), play(5), play(4), play(3)]).count).toBe(0)
  })

  it('may be more than were asked for', () => {
    const latest = Array.from({ length: 50 }, (_, at) => play(59 - at))
    expect(compare([play(1)], latest)).toMatchObject({ count: 50, isMore: true })
    expect(compare([], latest.slice(0, 3))).toMatchObject({ count: 3, isMore: false })
  })
})
