import type { Answer, Mark, SlideData } from '@deckle/core/deck/slide.ts'
import { prepareScoring } from '../scoring.ts'

/** Null where the answer does not belong to the slide. */
export function scoreAnswer(template: string, data: SlideData, answer: Answer, weight = 1): Mark | null {
  const prepared = prepareScoring(template, data, weight)
  return prepared?.kind === answer.kind ? prepared.score(answer) : null
}
