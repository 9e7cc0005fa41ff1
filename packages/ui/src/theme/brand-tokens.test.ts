import { assert, property, tuple, integer } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { brandCheck, brandTokens, brandVariables, defaultBrand } from './brand-tokens.ts'
import { contrastRatio, formatHex } from './contrast.ts'
import { toOklch } from './oklch.ts'
import { surfaces } from './surfaces.ts'

function expectReadable(primary: string) {
  const both = brandTokens(primary)
  for (const scheme of ['light', 'dark'] as const) {
    const t = both[scheme]
    for (const ground of Object.values(surfaces[scheme])) {
      expect(contrastRatio(t.fill, ground), `${primary} ${scheme} fill on ${ground}`).toBeGreaterThanOrEqual(3)
      expect(contrastRatio(t.edge, ground), `${primary} ${scheme} edge on ${ground}`).toBeGreaterThanOrEqual(3)
      expect(contrastRatio(t.text, ground), `${primary} ${scheme} text on ${ground}`).toBeGreaterThanOrEqual(4.5)
    }
    for (const fill of [t.fill, t.fillHover, t.fillPressed]) {
      expect(contrastRatio(t.onFill, fill), `${primary} ${scheme} label on ${fill}`).toBeGreaterThanOrEqual(4.5)
    }
    expect(contrastRatio(t.onSoft, t.soft), `${primary} ${scheme} on soft`).toBeGreaterThanOrEqual(4.5)
  }
}

describe('brandTokens', () => {
  it.each([defaultBrand, '#000', '#fff', '#ff0', '#ff6600', '#00ff88', '#808080', '#0a84ff', '#c2185b', '#7f7f00'])(
    'keeps contrast for %s',
    expectReadable,
  )

  it('keeps contrast for any colour', () => {
    const channel = integer({ min: 0, max: 255 })
    assert(
      property(tuple(channel, channel, channel), (rgb) => expectReadable(formatHex(rgb.map((c) => c / 255)))),
      { numRuns: 150 },
    )
  })

  it('leaves a colour that is readable as it is, and keeps the hue of one that is not', () => {
    expect(brandTokens(defaultBrand).light.fill).toBe(defaultBrand)
    expect(brandCheck(defaultBrand).isUsable).toBe(true)
    expect(brandCheck('#ffee00').isUsable).toBe(false)
    expect(Math.abs(toOklch(brandTokens('#0a84ff').dark.text).h - toOklch('#0a84ff').h)).toBeLessThan(3)
  })

  it('names a variable for each token and scheme', () => {
    const variables = brandVariables('#0a84ff')
    expect(Object.keys(variables)).toHaveLength(16)
    expect(variables['--client-light-fill-hover']).toMatch(/^#[0-9a-f]{6}$/)
    expect(variables['--client-dark-on-soft']).toMatch(/^#[0-9a-f]{6}$/)
  })

  it('refuses what is not a colour', () => {
    expect(() => brandTokens('red; } body { display: none')).toThrow(RangeError)
  })
})
