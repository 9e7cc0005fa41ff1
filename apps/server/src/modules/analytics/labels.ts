import type { DeckContent } from '@deckle/core/deck/deck.ts'
import type { Answer, Slide } from '@deckle/core/deck/slide.ts'
import { readerTypeRules } from '@deckle/core/reader-type/reader-type.ts'
import { fieldsOf, isQuestion } from '@deckle/slides/catalog.ts'
import { englishScaleWords, starsOf, valuesOf } from '@deckle/slides/parts/rating-scales.ts'

/** A way to answer a slide, with the words for it. */
export interface Choice {
  readonly key: string
  readonly label: string
  /** Null where nothing is right or wrong. */
  readonly correct: boolean | null
}

interface Item {
  readonly id: string
  readonly text?: string
  readonly correct?: string
  readonly image?: { readonly alt: string }
}

export function questionsOf(content: DeckContent): readonly Slide[] {
  return content.contentHash.filter(({ template }) => isQuestion(template))
}

export function questionText({ data }: Slide): string {
  return typeof data['question'] === 'string' ? data['question'] : ''
}

/** Every way to answer the slide, in the order it is shown; none for texts. */
export function choicesOf(slide: Slide, content: Pick<DeckContent, 'readerType'>): readonly Choice[] {
  const scale = slide.data['rating']
  if (slide.template === 'rating' && typeof scale === 'string')
    return valuesOf(scale).map((value) => ({ key: String(value), label: ratingLabel(scale, value), correct: null }))
  const isMarked = readerTypeRules[content.readerType].expectsCorrectness
  const lists = Object.entries(fieldsOf(slide.template)).filter(([, field]) => field.kind === 'list')
  return lists.flatMap(([name]) =>
    (slide.data[name] as readonly Item[]).map((item, at) => ({
      key: item.id,
      label: item.text?.trim() || item.image?.alt || String(at + 1),
      correct: isMarked && item.correct !== undefined ? item.correct === 'checked' : null,
    })),
  )
}

function ratingLabel(scale: string, value: number): string {
  if (scale === 'binary') return value === 1 ? englishScaleWords.yes : englishScaleWords.no
  if (starsOf(scale) > 0) return String(value)
  const words = englishScaleWords[`scale.${scale}` as 'scale.agreement'] as string | undefined
  return words?.split('|')[value - 1] ?? String(value)
}

/** An answer in words: what stands in a table's cell. */
export function answerText(answer: Answer | undefined, labels: ReadonlyMap<string, string>): string | number {
  const label = (key: string): string => labels.get(key) ?? key
  switch (answer?.kind) {
    case undefined:
      return ''
    case 'openAnswer':
      return answer.text
    case 'trueFalse':
    case 'singleSelect':
      return label(answer.option)
    case 'multiSelect':
      return answer.options.map(label).join('; ')
    case 'rating':
      return labels.get(String(answer.value)) ?? answer.value
  }
}
