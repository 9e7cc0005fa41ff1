import { describe, expect, it } from 'vitest'
import { contrastRatio, lowContrastPairs } from './contrast.ts'
import { palettes } from './palettes.ts'

describe('contrast', () => {
  it.each([
    ['#000000', '#ffffff', 21],
    ['#ffffff', '#FFF', 1],
    ['#777777', '#ffffff', 4.48],
    ['#ffffff', '#0097a7', 3.51],
    ['#ffffff', '#00838f', 4.52],
    ['#ff0000', '#000', 5.25],
  ])('of %s and %s is %d', (a, b, ratio) => {
    expect(contrastRatio(a, b)).toBeCloseTo(ratio, 2)
    expect(contrastRatio(b, a)).toBe(contrastRatio(a, b))
  })

  it.each(Object.entries(palettes))('of %s is enough everywhere', (_name, colors) => {
    expect(lowContrastPairs(colors)).toEqual([])
  })

  it('names what can’t be read', () => {
    const low = lowContrastPairs({ ...palettes.Lagoon, baseText: '#999999', primary: '#eeeeee' })
    expect(low.map(({ text, on }) => `${text} on ${on}`)).toEqual([
      'baseText on base',
      'primaryText on primary',
      'primary on base',
    ])
    expect(low[0]?.ratio).toBeCloseTo(2.85, 2)
  })
})
