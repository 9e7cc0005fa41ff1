import { expect, it } from 'vitest'
import { palettes } from './palettes.ts'

it('there are fourteen palettes of seven colours, all different; Lagoon as specified', () => {
  expect(Object.keys(palettes)).toHaveLength(14)
  for (const colors of Object.values(palettes)) {
    expect(Object.keys(colors)).toHaveLength(7)
    for (const color of Object.values(colors)) expect(color).toMatch(/^#[\da-f]{6}$/)
  }
  expect(new Set(Object.values(palettes).map((colors) => colors.primary)).size).toBe(14)
  expect(Object.values(palettes.Lagoon)).toEqual([
    '#ffffff',
    '#212121',
    '#0097a7',
    '#ffffff',
    '#00838f',
    '#454545',
    '#ffffff',
  ])
})
