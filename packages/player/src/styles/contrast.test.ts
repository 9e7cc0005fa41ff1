import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { contrastRatio } from '@deckle/core/deck/design/contrast.ts'
import { palettes } from '@deckle/core/deck/design/palettes.ts'
import { deckVariables } from '../view/stage/deck-style.ts'
import { sampleDeck } from '../test/sample-deck.ts'

const css = readFileSync(`${import.meta.dirname}/frame/stage.css`, 'utf8')

function variablesOf(selector: string): [string, string][] {
  const rules = css.matchAll(/(?<=^|\})\s*(?:\/\*[^*]*\*\/\s*)?([^{}@]+?)\s*\{([^{}]*)\}/g)
  return [...rules]
    .filter(([, name]) => name === selector)
    .flatMap(([, , body = '']) => [...body.matchAll(/(--[\w-]+):\s*([^;]+);/g)])
    .map(([, name = '', value = '']) => [name, value])
}

/** A colour as `#rrggbb`, with variables resolved and mixtures computed. */
function colour(value: string, variables: ReadonlyMap<string, string>): string {
  const name = /^var\((--[\w-]+)\)$/.exec(value)?.[1]
  if (name !== undefined) return colour(variables.get(name) ?? '', variables)
  const [, first, share, second] = /^color-mix\(in srgb, (.+) (\d+)%, (.+)\)$/.exec(value) ?? []
  if (first === undefined || share === undefined || second === undefined) return value
  const [a, b] = [first, second].map((one) => channels(colour(one, variables)))
  const mixed = a!.map((channel, at) => Math.round((channel * Number(share) + b![at]! * (100 - Number(share))) / 100))
  return `#${mixed.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`
}

function channels(hex: string): number[] {
  return [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16))
}

/** Text on its background, and meaningful shapes, with the required ratio (WCAG 2.2, 1.4.3 and 1.4.11). */
const pairs: readonly (readonly [string, string, number])[] = [
  ['--fg', '--bg', 4.5],
  ['--soft', '--bg', 4.5],
  ['--fg', '--tint', 4.5],
  ['--soft', '--tint', 4.5],
  ['--fg', '--tint-2', 4.5],
  ['--fg', '--ok-tint', 4.5],
  ['--fg', '--no-tint', 4.5],
  ['--on-accent', '--accent', 4.5],
  ['--edge', '--bg', 3],
  ['--accent', '--bg', 3],
  ['--accent', '--tint', 3],
]

it.each(
  Object.entries(palettes).flatMap(([name, colors]) =>
    (['normal', 'inverted'] as const).map((theme) => [name, theme, colors] as const),
  ),
)('%s can be read in the %s theme', (_name, theme, colors) => {
  const variables = new Map([
    ...variablesOf('.dk-stage'),
    ...deckVariables({ ...sampleDeck, colors }),
    ...(theme === 'inverted' ? variablesOf('.dk-theme-inverted') : []),
  ])
  expect(variables.size).toBeGreaterThan(20)
  const poor = pairs.filter(
    ([text, ground, needed]) =>
      contrastRatio(colour(`var(${text})`, variables), colour(`var(${ground})`, variables)) < needed,
  )
  expect(poor).toEqual([])
})
