import { expect, it } from 'vitest'
import { bannersFor } from './banners.ts'

it('has two running banners with figures of some weeks', () => {
  let last = 0
  const now = new Date('2026-11-24T09:00:00Z')
  const made = bannersFor({ newId: () => `b${++last}`, now: () => now }, { clientId: 'c', pictures: new Map() })
  expect(made.banners.map(({ placement, published, starts_at }) => [placement, published, starts_at < now])).toEqual([
    ['dashboard', true, true],
    ['article', true, true],
  ])
  for (const { banner_id, views, clicks } of made.counts) {
    const days = made.days.filter((one) => one.banner_id === banner_id)
    const sum = (name: 'views' | 'clicks') => days.reduce((total, day) => total + day[name], 0)
    expect([sum('views'), sum('clicks')]).toEqual([views, clicks])
    expect([days.length > 20, days.at(-1)?.day]).toEqual([true, '2026-11-24'])
  }
})
