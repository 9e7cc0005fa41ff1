import { luminance } from '@deckle/core/deck/design/contrast.ts'
import type { DeckColors } from '@deckle/core/deck/deck.ts'
import type { PlayDeck } from '../../hosts/host.ts'

type Styled = Pick<PlayDeck, 'colors' | 'design'>

const names: readonly (keyof DeckColors)[] = [
  'base',
  'baseText',
  'primary',
  'primaryText',
  'primaryVariation',
  'secondary',
  'secondaryText',
]

/** Values that are not `#rrggbb` are left out, so that the default stays. */
export function deckVariables({ colors, design }: Styled): [name: string, value: string][] {
  const safe = names
    .filter((name) => /^#[0-9a-f]{6}$/i.test(colors[name]))
    .map((name): [string, string] => [`--dk-${name}`, colors[name]])
  const ms = Math.min(1000, Math.max(100, design.transitionMs || 300))
  return [...safe, ['--dk-shade', shadeOf(colors)], ['--dk-ms', `${ms}ms`]]
}

/** Base of the inverted theme's tints: black under light text, white under dark. */
function shadeOf({ secondary, secondaryText }: DeckColors): string {
  return luminance(secondaryText) >= luminance(secondary) ? '#000000' : '#ffffff'
}

/** `deckVariables` as a rule, for server-rendered pages. */
export function deckStyle(deck: Styled): string {
  return `.dk-stage{${deckVariables(deck)
    .map(([name, value]) => `${name}:${value}`)
    .join(';')}}`
}
