import type { DeckContent } from '@deckle/core/deck/deck.ts'
import type { Answer, Mark, Slide } from '@deckle/core/deck/slide.ts'
import { readerTypeRules } from '@deckle/core/reader-type/reader-type.ts'
import { scoreAnswer, solutionOf } from './scoring.ts'
import type { ShownVerdict } from './view.ts'

/** What is stored of an answer, and what the person is told. */
export interface Judged {
  readonly mark: Mark
  readonly verdict: ShownVerdict
}

/**
 * Judges an answer in its deck, on the server and on the device alike; null when the answer does not belong to the slide.
 * A deck whose reader type expects no right answers marks nothing; one without feedback tells nothing.
 * @param slide already in the person's language (`localiseSlide`)
 */
export function judgeAnswer(
  deck: Pick<DeckContent, 'readerType' | 'feedback' | 'feedbackTexts'>,
  slide: Pick<Slide, 'template' | 'data'>,
  answer: Answer,
): Judged | null {
  const scored = scoreAnswer(slide.template, slide.data, answer)
  if (!scored) return null
  const mark = readerTypeRules[deck.readerType].expectsCorrectness ? scored : { correct: null, earned: 0, possible: 0 }
  return { mark, verdict: verdictOf(deck, slide, mark) }
}

function verdictOf(
  deck: Pick<DeckContent, 'feedback' | 'feedbackTexts'>,
  slide: Pick<Slide, 'template' | 'data'>,
  { correct }: Mark,
): ShownVerdict {
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
