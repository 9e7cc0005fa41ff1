import { describe, expect, it } from 'vitest'
import { contrastRatio, formatHex, parseHex, relativeLuminance } from './contrast.ts'

describe('contrastRatio', () => {
  it.each([
    ['#000000', '#ffffff', 21],
    ['#ffffff', '#ffffff', 1],
    ['#777777', '#ffffff', 4.48],
    ['#767676', '#ffffff', 4.54],
    ['#fff', '#f00', 4],

    ['#7b1fa2', '#ffffff', 8.2],
  ])('%s on %s is %d', (a, b, ratio) => {
    expect(contrastRatio(a, b)).toBeCloseTo(ratio, 1)
    expect(contrastRatio(b, a)).toBe(contrastRatio(a, b))
  })

  it.each(['', '#12', '#12345', 'purple', '#gggggg', 'rgb(0,0,0)'])('refuses %j', (text) => {
    expect(() => parseHex(text)).toThrow(RangeError)
  })

  it('reads and writes hex', () => {
    expect(formatHex(parseHex('#6B3fd4'))).toBe('#6b3fd4')
    expect(formatHex(parseHex('#abc'))).toBe('#aabbcc')
    expect(relativeLuminance('#000')).toBe(0)
  })
})
