import type { DeckContent } from '@deckle/core/deck/deck.ts'
import type { Answer, Mark } from '@deckle/core/deck/slide.ts'
import { readerTypeRules } from '@deckle/core/reader-type/reader-type.ts'
import { definitionOf, isSlideType } from './catalog.ts'
import { prepareScoring, type PreparedScoring, weightOf } from './scoring.ts'

/** Marks answers to a deck; lookups are prepared once, for any number of answers. */
export interface AnswerKey {
  /**
   * Null where the answer does not belong to the slide. `correct` only where the reader type expects right answers,
   * points only where it adds them.
   */
  readonly mark: (slideId: string, answer: Answer) => Mark | null
  /** Sums over many answers; those that do not belong to their slides add nothing. */
  readonly total: (answers: readonly SlideAnswer[]) => { earned: number; correct: number }
}

export interface SlideAnswer {
  readonly slideId: string
  readonly answer: Answer
}

interface Policy {
  readonly knowsRight: boolean
  readonly givesPoints: boolean
}

interface SlideKey extends PreparedScoring {
  readonly slideId: string
}

export function createAnswerKey({
  readerType,
  contentHash,
}: Pick<DeckContent, 'readerType' | 'contentHash'>): AnswerKey {
  const inOrder = contentHash.flatMap(({ slideId, template, data }): SlideKey[] => {
    const prepared = prepareScoring(template, data, weightOf(data))
    return prepared ? [{ slideId, ...withPolicy(prepared, policyOf(template, readerType)) }] : []
  })
  const places = new Map(inOrder.map(({ slideId }, place) => [slideId, place]))
  return {
    mark(slideId, answer) {
      const key = inOrder[places.get(slideId) ?? -1]
      return key?.kind === answer.kind ? key.score(answer) : null
    },
    total(answers) {
      let earned = 0
      let correct = 0
      let place = 0
      for (let at = 0; at < answers.length; at++) {
        const { slideId, answer } = answers[at] as SlideAnswer
        // Answers mostly come in the order of their slides: the next one is tried before it is looked up. Nothing is read
        // beyond the end of the list, which is slow.
        let key = place < inOrder.length ? inOrder[place] : undefined
        if (key === undefined || key.slideId !== slideId) {
          place = places.get(slideId) ?? inOrder.length
          if (place === inOrder.length) continue
          key = inOrder[place] as SlideKey
        }
        place++
        if (key.kind !== answer.kind) continue
        const marked = key.score(answer)
        if (marked === null) continue
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

function withPolicy({ kind, score }: PreparedScoring, { knowsRight, givesPoints }: Policy): PreparedScoring {
  if (knowsRight && givesPoints) return { kind, score }
  const scoreIn = (answer: Answer): Mark | null => {
    const mark = score(answer)
    return (
      mark && {
        correct: knowsRight ? mark.correct : null,
        earned: givesPoints ? mark.earned : 0,
        possible: givesPoints ? mark.possible : 0,
      }
    )
  }
  return { kind, score: scoreIn }
}
