import type { DeckContent } from '@deckle/core/deck/deck.ts'
import type { EndingAnswer } from '@deckle/core/deck/ending/ending.ts'
import type { Answer, Mark, Slide } from '@deckle/core/deck/slide.ts'
import type { FormulaFault } from '@deckle/core/formula/fault.ts'
import { leadsByMark, definitionOf, isSlideType } from './catalog.ts'
import { createAnswerKey, type AnswerKey } from './answer-key.ts'
import { solutionOf, tallyOf } from './scoring.ts'
import { computeAnswer } from './compute-answer.ts'
import { type ScoredAnswers, progressOf, targetAfter } from './progress.ts'
import type { ShownVerdict } from './view.ts'

export interface MarkedAnswer {
  /** As stored, with its computed result. */
  readonly answer: Answer
  readonly mark: Mark
  readonly verdict: ShownVerdict
  /** Why a formula has no result; for the author only. */
  readonly fault: FormulaFault | null
}

/** The parts of a deck that marking needs; feedback texts in the person's language. */
type DeckToMark = Pick<
  DeckContent,
  'language' | 'readerType' | 'feedback' | 'feedbackTexts' | 'contentHash' | 'resultRange' | 'outcomes'
> & { readonly answerKey?: AnswerKey }

/** Whether marking needs the earlier answers: for variables, scores or tags. */
export function needsEarlierAnswers(slide: Pick<Slide, 'template' | 'data' | 'jumps'>): boolean {
  return leadsByMark(slide) || (isSlideType(slide.template) && definitionOf(slide.template).shows !== undefined)
}

/**
 * Marks an answer, on the server and on the device alike; null where it does not belong to the slide. Without expected
 * right answers nothing is marked; without feedback the verdict is empty.
 * @param slide already in the person's language (`localiseSlide`)
 * @param earlier the attempt's other answers, where `needsEarlierAnswers`
 */
export function markAnswer(
  deck: DeckToMark,
  slide: Slide,
  answer: Answer,
  earlier: ScoredAnswers = {},
): MarkedAnswer | null {
  const key = deck.answerKey ?? createAnswerKey({ readerType: deck.readerType, contentHash: [slide] })
  const mark = key.mark(slide.slideId, answer)
  if (!mark) return null
  // Most slides need neither: what is earlier is merged only for those that do.
  const scored = needsEarlierAnswers(slide) ? { ...earlier, [slide.slideId]: { answer, mark } } : null
  const computed = computeAnswer(slide, answer, scored ? progressOf(deck, scored).values : {})
  const final = computed?.answer ?? answer
  const verdict = verdictOf(deck, slide, mark, computed?.result ? computed.feedback : undefined)
  const result = computed?.result ? { result: computed.result } : null
  const next =
    scored && leadsByMark(slide)
      ? { next: targetAfter(deck, slide, { ...scored, [slide.slideId]: { answer: final, mark } }) }
      : null
  return {
    answer: final,
    mark,
    verdict: result || next ? { ...verdict, ...result, ...next } : verdict,
    fault: computed?.fault ?? null,
  }
}

/** Tags and result of an answer, for the ending. */
export function endingPartsOf(
  slide: Pick<Slide, 'template' | 'data'>,
  answer: Answer,
  mark: Mark,
): Pick<EndingAnswer, 'tags' | 'result'> {
  const { tags } = tallyOf(slide, answer, mark)
  const { formula } = slide.data
  const computes = answer.kind === 'rangeSelect' && typeof formula === 'string' && formula.trim() !== ''
  return { ...(tags.length > 0 ? { tags } : {}), ...(computes ? { result: answer.result } : {}) }
}

function verdictOf(
  deck: Pick<DeckToMark, 'feedback' | 'feedbackTexts'>,
  slide: Pick<Slide, 'template' | 'data'>,
  { correct }: Mark,
  computed: string | null | undefined,
): ShownVerdict {
  // A computed result has its own feedback, or none.
  if (computed !== undefined) return { correct: null, feedback: computed, solution: [] }
  if (!deck.feedback) return { correct: null, feedback: null, solution: [] }
  if (correct === null) return { correct, feedback: deck.feedbackTexts.neutral || null, solution: [] }
  const own = slide.data[correct ? 'correct_feedback' : 'incorrect_feedback']
  const deckText = correct ? deck.feedbackTexts.correct : deck.feedbackTexts.incorrect
  return {
    correct,
    feedback: (typeof own === 'string' && own.trim() !== '' ? own : deckText) || null,
    solution: solutionOf(slide.template, slide.data),
  }
}
