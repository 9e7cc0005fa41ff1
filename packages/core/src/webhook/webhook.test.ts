import { describe, expect, it } from 'vitest'
import { isFailingTooLong, MOST_DELIVERY_TRIES, waitAfter } from './webhook.ts'

const hour = 3_600_000

describe('attempts at a delivery', () => {
  it('wait longer each time, and twelve hours at most', () => {
    const waits = Array.from({ length: MOST_DELIVERY_TRIES - 1 }, (_, at) => waitAfter(at + 1, 0) ?? Number.NaN)
    expect(waits.slice(0, 4)).toEqual([3000, 12_000, 48_000, 192_000])
    expect(waits).toEqual(waits.toSorted((a, b) => a - b))
    expect(waits.at(-1)).toBe(12 * hour)
    expect(waits.reduce((sum, wait) => sum + wait, 0)).toBeGreaterThan(40 * hour)
  })

  it('are spread by lot over the second half of the wait', () => {
    expect([waitAfter(1, 0), waitAfter(1, 0.5), waitAfter(1, 1)]).toEqual([3000, 2250, 1500])
  })

  it('end', () => {
    expect([waitAfter(MOST_DELIVERY_TRIES, 0), waitAfter(MOST_DELIVERY_TRIES + 1, 0)]).toEqual([null, null])
  })
})

it('a webhook is switched off after five days of failures', () => {
  const since = new Date('2026-11-01T10:00:00Z')
  expect(isFailingTooLong(since, new Date('2026-11-06T09:59:59Z'))).toBe(false)
  expect(isFailingTooLong(since, new Date('2026-11-06T10:00:00Z'))).toBe(true)
})
