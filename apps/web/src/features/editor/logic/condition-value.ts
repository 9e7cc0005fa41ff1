import type { DeckContent } from '@deckle/core/deck/deck.ts'
import type { JumpTest } from '@deckle/core/deck/jump.ts'
import { answerLabels } from '@deckle/slides/answers/labels.ts'
import { interactionOf } from '@deckle/slides/catalog.ts'
import { englishScaleWords } from '@deckle/slides/parts/answers/rating-scales.ts'
import { possibleTags } from '@deckle/slides/scoring.ts'

/** How a condition's value is entered; null if the test needs none. */
export type ValueKind =
  | { readonly kind: 'choice'; readonly options: readonly { readonly id: string; readonly label: string }[] }
  | { readonly kind: 'number' }
  | { readonly kind: 'text' }
  | { readonly kind: 'formula' }
  | null

export function valueKindOf(content: DeckContent, slideId: string, test: JumpTest): ValueKind {
  switch (test) {
    case 'answered':
    case 'unanswered':
    case 'right':
    case 'wrong':
      return null
    case 'at_least':
    case 'at_most':
    case 'score_at_least':
    case 'score_below':
      return { kind: 'number' }
    case 'formula':
      return { kind: 'formula' }
    case 'tag_leads': {
      const used = content.contentHash.flatMap(possibleTags).map(([tag]) => tag)
      const tags = [...new Set([...content.resultRange.masterTags, ...used])]
      return { kind: 'choice', options: tags.map((tag) => ({ id: tag, label: tag })) }
    }
    case 'outcome':
      return {
        kind: 'choice',
        options: content.outcomes.map(({ id, title }, at) => ({ id, label: title || String(at + 1) })),
      }
    case 'contains':
      return { kind: 'text' }
    case 'is':
    case 'is_not': {
      const subjectSlide = content.contentHash.find((slide) => slide.slideId === slideId)
      const kind = subjectSlide ? interactionOf(subjectSlide.template) : 'none'
      const labels = subjectSlide ? answerLabels(kind, subjectSlide.data, englishScaleWords) : []
      if (labels.length === 0 || kind === 'rangeSelect') return { kind: 'text' }
      return { kind: 'choice', options: labels.map(({ key, label }) => ({ id: key, label })) }
    }
  }
}

export function valueInWords(kind: ValueKind, value: string): string {
  if (!kind) return ''
  return kind.kind === 'choice' ? (kind.options.find(({ id }) => id === value)?.label ?? '…') : value || '…'
}
