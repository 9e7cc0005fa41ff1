import { fill } from './fill.ts'
import { type NamedScale, starsOf } from './rating-scales.ts'

/** Names of rating values and of a qualification's results. */
export type ScaleWords = Readonly<
  Record<'yes' | 'no' | 'starsOf' | 'okay' | 'notOkay' | 'error' | `scale.${NamedScale}`, string>
>

/** "Yes", "Agree", "4 of 5 stars". */
export function ratingLabel(scale: string, value: number, words: ScaleWords): string {
  if (scale === 'binary') return value ? words.yes : words.no
  const stars = starsOf(scale)
  if (stars) return fill(words.starsOf, { n: value, m: stars })
  return words[`scale.${scale as NamedScale}`].split('|')[value - 1] ?? ''
}
