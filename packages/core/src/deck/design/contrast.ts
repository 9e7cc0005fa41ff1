import type { DeckColors } from '../deck.ts'

interface ContrastPair {
  readonly name: 'text' | 'buttonText' | 'accentText' | 'largeText' | 'shapes'
  readonly text: keyof DeckColors
  readonly on: keyof DeckColors
  /** Minimum ratio of WCAG 2.2: 4.5 for text (1.4.3), 3 for large text and for shapes (1.4.11). */
  readonly needed: 3 | 4.5
}

/**
 * Text buttons are drawn on `primaryVariation` (decisions.md §2, palettes); `primary` carries large text, and shapes on
 * `base`.
 */
export const contrastPairs: readonly ContrastPair[] = [
  { name: 'text', text: 'baseText', on: 'base', needed: 4.5 },
  { name: 'buttonText', text: 'primaryText', on: 'primaryVariation', needed: 4.5 },
  { name: 'accentText', text: 'secondaryText', on: 'secondary', needed: 4.5 },
  { name: 'largeText', text: 'primaryText', on: 'primary', needed: 3 },
  { name: 'shapes', text: 'primary', on: 'base', needed: 3 },
]

/** Pairs below their minimum, with their ratio. */
export function lowContrastPairs(colors: DeckColors): readonly (ContrastPair & { readonly ratio: number })[] {
  return contrastPairs
    .map((pair) => ({ ...pair, ratio: contrastRatio(colors[pair.text], colors[pair.on]) }))
    .filter((pair) => pair.ratio < pair.needed)
}

/**
 * Contrast ratio of two colours by WCAG 2.2, from 1 (the same) to 21 (black on white), not rounded.
 * @param first `#rrggbb` or `#rgb`; anything else counts as black
 */
export function contrastRatio(first: string, second: string): number {
  const [light, dark] = [luminance(first), luminance(second)].sort((a, b) => b - a) as [number, number]
  return (light + 0.05) / (dark + 0.05)
}

/** Relative luminance by WCAG 2.2, 0 (black) … 1 (white). */
export function luminance(color: string): number {
  const [red, green, blue] = channels(color).map((channel) => {
    const share = channel / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  }) as [number, number, number]
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function channels(color: string): readonly number[] {
  const short = /^#([\da-f])([\da-f])([\da-f])$/i.exec(color)
  const long = /^#([\da-f]{2})([\da-f]{2})([\da-f]{2})$/i.exec(color)
  if (short) return short.slice(1).map((digit) => Number.parseInt(digit + digit, 16))
  return long ? long.slice(1).map((digits) => Number.parseInt(digits, 16)) : [0, 0, 0]
}
