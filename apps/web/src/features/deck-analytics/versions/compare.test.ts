import { describe, expect, it } from 'vitest'
import { sampleFunnel, sampleItem, sampleItems, sampleOverview } from '../sample-figures.ts'
import { compareSlides, verdictOf } from './compare.ts'

const played = (starts: number, completions: number) => ({ starts, completions })

describe('how a newer version is completed', () => {
  it.each([
    [played(19, 19), played(100, 20), 'few'],
    [played(100, 60), played(19, 2), 'few'],
    [played(100, 60), played(100, 64), 'same'],
    [played(100, 60), played(100, 80), 'better'],
    [played(100, 80), played(100, 60), 'worse'],
    [played(20, 20), played(20, 20), 'same'],
  ] as const)('%j, then %j: %s', (older, newer, verdict) => expect(verdictOf(older, newer)).toBe(verdict))
})

it('slides stand in the newer version’s order, with what each version knows of them', () => {
  const version = (funnel: ReturnType<typeof sampleFunnel>, facility: number) => ({
    overview: sampleOverview(),
    funnel,
    items: sampleItems(sampleItem({ slideId: 's2', facility })),
  })
  const older = version(
    sampleFunnel({ heading: 'Old welcome' }, { heading: 'Brew' }, { slideId: 's9', heading: 'Gone' }),
    40,
  )
  const newer = version(
    sampleFunnel(
      { slideId: 's2', heading: 'Brew' },
      { slideId: 's1', heading: 'Welcome' },
      { slideId: 's7', heading: 'New' },
    ),
    70,
  )
  const found = compareSlides(older, newer)
  expect(found.map(({ heading }) => heading)).toEqual(['Brew', 'Welcome', 'New', 'Gone'])
  expect(found[0]).toMatchObject({ older: { place: 2, facility: 40 }, newer: { place: 1, facility: 70 } })
  expect(found.slice(2).map((slide) => [slide.older?.place, slide.newer?.place])).toEqual([
    [undefined, 3],
    [3, undefined],
  ])
})
