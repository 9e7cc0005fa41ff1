import type { ImageRef } from '@deckle/core/deck/deck.ts'
import { ratingLabel, type ScaleWords } from './rating-label.ts'
import { valuesOf } from './rating-scales.ts'

export type { ScaleWords } from './rating-label.ts'

/** Something a person may choose on a slide: its key in an answer and in a distribution, and its name. */
export interface AnswerLabel {
  readonly key: string
  readonly label: string
}

interface OptionLike {
  readonly id: string
  readonly text?: string
  readonly image?: ImageRef
}

/** All that may be chosen on a slide, in its order; none for free text. Works on redacted data too. */
export function answerLabels(data: Readonly<Record<string, unknown>>, words: ScaleWords): readonly AnswerLabel[] {
  const scale = data.rating
  if (typeof scale === 'string')
    return valuesOf(scale).map((value) => ({ key: String(value), label: ratingLabel(scale, value, words) }))
  const options = (Object.values(data).find(Array.isArray) ?? []) as readonly OptionLike[]
  return options.map((option, at) => ({
    key: option.id,
    label: option.text || option.image?.alt || String.fromCharCode(65 + (at % 26)),
  }))
}
