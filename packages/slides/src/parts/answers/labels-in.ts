import type { SlideData } from '@deckle/core/deck/slide.ts'
import type { ImageRef } from '@deckle/core/deck/deck.ts'

/** An option, a rating value or a slider: its key in answers, and its name. */
export interface AnswerLabel {
  readonly key: string
  readonly label: string
}

interface Item {
  readonly id: string
  readonly image?: ImageRef
}

/** Names the items of a list by a field, else by their picture, else by their letter. Empty for what is no list. */
export function labelsIn(list: unknown, field: string): readonly AnswerLabel[] {
  if (!Array.isArray(list)) return []
  return (list as readonly (SlideData & Item)[]).map((item, at) => ({
    key: item.id,
    label: (item[field] as string) || item.image?.alt || String.fromCharCode(65 + (at % 26)),
  }))
}
