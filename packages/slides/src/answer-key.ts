import type { DeckContent } from '@deckle/core/deck/deck.ts'
import type { Answer, Mark } from '@deckle/core/deck/slide.ts'
import { readerTypeRules } from '@deckle/core/reader-type/reader-type.ts'
import { definitionOf, isSlideType } from './catalog.ts'
import { prepareScoring, weightOf } from './scoring.ts'

/** The key to a deck: what marking looks up is prepared once, for any number of answers. */
export interface AnswerKey {
  /**
   * Marks an answer; null when it does not belong to the slide. Right and wrong only where the reader type knows them,
   * points only where it gives them.
   */
  readonly mark: (slideId: string, answer: Answer) => Mark | null
  /** Points of many answers together; those that do not belong to their slides give none. */
  readonly total: (answers: Iterable<readonly [slideId: string, answer: Answer]>) => { earned: number; correct: number }
}

type Marker = (answer: Answer) => Mark | null
/** What is marked of a slide's answers in a deck of the reader type. */
interface Policy {
  readonly knowsRight: boolean
  readonly givesPoints: boolean
}

/** Prepares the key to a deck. */
export function createAnswerKey({
  readerType,
  contentHash,
}: Pick<DeckContent, 'readerType' | 'contentHash'>): AnswerKey {
  const markers = new Map<string, Marker>()
  for (const { slideId, template, data } of contentHash) {
    const score = prepareScoring(template, data, weightOf(data))
    if (score) markers.set(slideId, withPolicy(score, policyOf(template, readerType)))
  }
  const mark = (slideId: string, answer: Answer): Mark | null => markers.get(slideId)?.(answer) ?? null
  return {
    mark,
    total(answers) {
      let earned = 0
      let correct = 0
      for (const [slideId, answer] of answers) {
        const marked = mark(slideId, answer)
        if (!marked) continue
        earned += marked.earned
        if (marked.correct) correct += 1
      }
      return { earned, correct }
    },
  }
}

function policyOf(template: string, readerType: DeckContent['readerType']): Policy {
  const { expectsCorrectness, addsPoints } = readerTypeRules[readerType]
  const isAny = isSlideType(template) && definitionOf(template).points === 'any'
  return { knowsRight: expectsCorrectness, givesPoints: isAny ? addsPoints : expectsCorrectness }
}

function withPolicy(score: Marker, { knowsRight, givesPoints }: Policy): Marker {
  if (knowsRight && givesPoints) return score
  return (answer) => {
    const mark = score(answer)
    return (
      mark && {
        correct: knowsRight ? mark.correct : null,
        earned: givesPoints ? mark.earned : 0,
        possible: givesPoints ? mark.possible : 0,
      }
    )
  }
}
