import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { orderBanners, placeBanner } from './order.ts'

const banner = (id: string, position: number, weight = 1) => ({ id, position, weight })
const ids = (banners: readonly { readonly id: string }[]) => banners.map(({ id }) => id).join('')

describe('the order of banners', () => {
  it('is by position first', () => {
    for (let day = 0; day < 50; day++)
      expect(ids(orderBanners([banner('c', 3, 10), banner('a', 1), banner('b', 2, 5)], `${day}`))).toBe('abc')
  })

  it('is the same for a person and day, whatever order they come in', () => {
    const banners = ['a', 'b', 'c', 'd', 'e'].map((id) => banner(id, 1, 2))
    const once = ids(orderBanners(banners, 'asha 2026-11-24'))
    expect(ids(orderBanners(banners.toReversed(), 'asha 2026-11-24'))).toBe(once)
    const seen = new Set(Array.from({ length: 40 }, (_, day) => ids(orderBanners(banners, `asha ${day}`))))
    expect(seen.size).toBeGreaterThan(20)
  })

  it('puts one of weight 3 first three times as often as one of weight 1', () => {
    const days = Array.from({ length: 4000 }, (_, day) =>
      ids(orderBanners([banner('a', 1, 1), banner('b', 1, 3)], `someone 2026-${day}`)),
    )
    const first = days.filter((order) => order === 'ba').length / days.length
    expect(first).toBeGreaterThan(0.72)
    expect(first).toBeLessThan(0.78)
  })
})

describe('moving a banner', () => {
  const shown = (places: readonly { readonly id: string; readonly position: number }[]) =>
    places.map(({ id, position }) => `${id}${position}`).join(' ')
  const list = [banner('a', 1), banner('b', 2), banner('c', 2), banner('d', 5)]

  it.each([
    ['d', 'a', 'd1 a2 b3 c3'],
    ['a', 'c', 'b1 a1 c1 d2'],
    ['a', 'd', 'b1 c1 a2 d3'],
    ['b', null, 'a1 c2 d3 b4'],
    ['c', 'b', 'a1 c2 b3 d4'],
    ['a', 'a', 'b1 c1 d2 a3'],
  ] as const)('%s before %s', (id, before, expected) => {
    expect(shown(placeBanner(list, id, before))).toBe(expected)
  })

  it('leaves no gap, loses nobody and puts it before the one named', () => {
    const lists = fc.array(fc.integer({ min: 1, max: 6 }), { minLength: 2, maxLength: 8 })
    fc.assert(
      fc.property(lists, fc.nat(), fc.nat(), (positions, from, to) => {
        const banners = positions.toSorted((a, b) => a - b).map((position, at) => ({ id: `b${at}`, position }))
        const id = `b${from % banners.length}`
        const before = `b${to % banners.length}`
        fc.pre(id !== before)
        const placed = placeBanner(banners, id, before)
        expect(placed.map((one) => one.id).toSorted()).toEqual(banners.map((one) => one.id).toSorted())
        expect(placed.findIndex((one) => one.id === id)).toBe(placed.findIndex((one) => one.id === before) - 1)
        const taken = placed.map(({ position }) => position)
        expect(taken).toEqual(taken.toSorted((a, b) => a - b))
        expect(new Set(taken)).toEqual(new Set(Array.from({ length: Math.max(...taken) }, (_, at) => at + 1)))
      }),
    )
  })
})
