import type { ImageRef } from '@deckle/core/deck/deck.ts'
import { ratingLabel, type ScaleWords } from './rating-label.ts'
import { valuesOf } from './rating-scales.ts'

export type { ScaleWords } from './rating-label.ts'

/** An option, a rating value or a slider: its key in answers, and its name. */
export interface AnswerLabel {
  readonly key: string
  readonly label: string
}

interface OptionLike {
  readonly id: string
  readonly image?: ImageRef
}

/** Fields that list options, with the name of an item's text. */
const choices: Readonly<Record<string, string>> = {
  options: 'text',
  imageOpts: 'text',
  choice: 'text',
  multiselect: 'text',
  scoreselect: 'caption',
  taggedselect: 'option',
  popupitems: 'option',
  rangeselect: 'name',
}

/** In the slide's order; empty for free text. Works on redacted data too. */
export function answerLabels(
  { template, data }: { readonly template: string; readonly data: Readonly<Record<string, unknown>> },
  words: ScaleWords,
): readonly AnswerLabel[] {
  if (template === 'qualification') {
    return [
      { key: 'okay', label: words.okay },
      { key: 'not_okay', label: words.notOkay },
      { key: 'error', label: words.error },
    ]
  }
  const scale = data.rating
  if (typeof scale === 'string')
    return valuesOf(scale).map((value) => ({ key: String(value), label: ratingLabel(scale, value, words) }))
  const list = Object.keys(choices).find((name) => Array.isArray(data[name]))
  if (list === undefined) return []
  return (data[list] as readonly OptionLike[]).map((option, at) => ({
    key: option.id,
    label: nameOf(option, choices[list]) || option.image?.alt || String.fromCharCode(65 + (at % 26)),
  }))
}

function nameOf(option: OptionLike, field = ''): string {
  const name = (option as unknown as Readonly<Record<string, unknown>>)[field]
  return typeof name === 'string' ? name : ''
}
