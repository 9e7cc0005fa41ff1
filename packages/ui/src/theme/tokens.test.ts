import { describe, expect, it } from 'vitest'
import source from '../tokens.css?raw'
import { brandTokens, brandVariables, defaultBrand } from './brand-tokens.ts'
import { contrastRatio } from './contrast.ts'
import { surfaces } from './surfaces.ts'

const css = source.replaceAll(/\/\*[^]*?\*\//g, '')
const blocks = [...css.matchAll(/\{([^{}]*)\}/g)].map((match) => variablesOf(match[1] ?? ''))
const [light, dark, systemDark] = blocks as [Variables, Variables, Variables]

type Variables = Record<string, string>

/** `--name: value`; a client's variable is read as its fallback, our own brand. */
function variablesOf(block: string): Variables {
  return Object.fromEntries(
    [...block.matchAll(/--([\w-]+):\s*([^;]+);/g)].map(([, name, value]) => [
      name,
      /var\([^,]+,\s*(#\w+)\)/.exec(value ?? '')?.[1] ?? (value ?? '').trim(),
    ]),
  ) as Variables
}

describe('tokens.css', () => {
  it('has the same dark colours by choice and by system', () => {
    expect(blocks).toHaveLength(3)
    expect(systemDark).toEqual(dark)
    expect(Object.keys(dark)).toEqual(Object.keys(light))
  })

  it.each([
    ['light', light],
    ['dark', dark],
  ] as const)('draws the surfaces and the brand that the functions reckon with, %s', (scheme, block) => {
    expect(block).toMatchObject(surfaces[scheme])
    for (const name of Object.keys(brandVariables(defaultBrand)).filter((key) =>
      key.startsWith(`--client-${scheme}-`),
    )) {
      const token = name.replace(`--client-${scheme}-`, '')
      const key = token.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())
      expect(block[`brand-${token}`]).toBe(brandTokens(defaultBrand)[scheme][key as 'fill'])
      expect(css).toContain(`--brand-${token}: var(${name},`)
    }
  })

  const grounds = ['canvas', 'surface', 'hover', 'pressed']
  const pairs: [text: string, ground: string, least: number][] = [
    ...['ink', 'muted', 'faint', 'danger-text', 'brand-text'].flatMap((text) =>
      grounds.map((ground): [string, string, number] => [text, ground, 4.5]),
    ),
    ...['edge', 'danger-edge', 'brand-edge'].flatMap((edge) =>
      ['canvas', 'surface', 'hover'].map((ground): [string, string, number] => [edge, ground, 3]),
    ),
    ...['danger', 'success', 'warning', 'info'].flatMap((tone): [string, string, number][] => [
      [`${tone}-text`, `${tone}-soft`, 4.5],
      ['ink', `${tone}-soft`, 4.5],
      [`${tone}-edge`, 'surface', 3],
      [`${tone}-text`, 'surface', 4.5],
    ]),
    ['on-danger', 'danger', 4.5],
    ['on-danger', 'danger-hover', 4.5],
    ['on-danger', 'danger-pressed', 4.5],
    ['on-inverse', 'inverse', 4.5],
    ['ink', 'brand-soft', 4.5],
    ['muted', 'brand-soft', 4.5],
  ]
  it.each(pairs)('%s on %s has at least %d to 1', (text, ground, least) => {
    for (const block of [light, dark]) {
      expect(contrastRatio(block[text] ?? '', block[ground] ?? '')).toBeGreaterThanOrEqual(least)
    }
  })
})
