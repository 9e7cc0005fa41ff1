import type { DeckOverview, QuestionFigures } from '@deckle/contract/analytics.ts'

/** A finding: its key in the words catalogue, its values, and its slide. */
export interface Finding {
  readonly code: 'none' | 'leave' | 'hard' | 'easy' | 'finish' | 'fewFinish' | 'early'
  readonly values: Readonly<Record<string, number | string>>
  readonly slideId?: string
}

/** With fewer starts, findings say that there is too little data. */
const ENOUGH = 5

/**
 * At most three findings, the most important first. Thresholds: a slide loses people when a tenth of those who started
 * stop there; facility under 30 % is hard, over 80 % for every question easy (decisions.md §5).
 */
export function findingsOf(overview: DeckOverview, questions: readonly QuestionFigures[]): readonly Finding[] {
  const { starts, completionRate } = overview
  if (starts === 0) return [{ code: 'none', values: {} }]
  if (starts < ENOUGH) return [{ code: 'early', values: { starts } }]
  const found: Finding[] = []
  const leaving = leavingSlide(questions, starts)
  if (leaving) found.push(leaving)
  if (completionRate !== null && completionRate < 50 && !leaving)
    found.push({ code: 'fewFinish', values: { rate: completionRate } })
  const hard = hardestQuestion(questions)
  if (hard) found.push(hard)
  const easy = allEasy(questions)
  if (easy) found.push(easy)
  if (completionRate !== null && completionRate >= 50) found.push({ code: 'finish', values: { rate: completionRate } })
  if (found.length === 0) found.push({ code: 'early', values: { starts } })
  return found.slice(0, 3)
}

function leavingSlide(questions: readonly QuestionFigures[], starts: number): Finding | null {
  const worst = [...questions].sort((a, b) => b.droppedOff - a.droppedOff)[0]
  if (!worst || worst.droppedOff < Math.max(2, starts / 10)) return null
  return {
    code: 'leave',
    slideId: worst.slideId,
    values: { slide: worst.slideSeq + 1, count: worst.droppedOff, share: (worst.droppedOff / starts) * 100 },
  }
}

function hardestQuestion(questions: readonly QuestionFigures[]): Finding | null {
  const marked = questions.filter((one) => one.facility !== null && one.answered >= ENOUGH)
  const hardest = marked.sort((a, b) => (a.facility ?? 0) - (b.facility ?? 0))[0]
  if (!hardest || (hardest.facility ?? 100) >= 30) return null
  return {
    code: 'hard',
    slideId: hardest.slideId,
    values: { slide: hardest.slideSeq + 1, facility: hardest.facility ?? 0 },
  }
}

function allEasy(questions: readonly QuestionFigures[]): Finding | null {
  const marked = questions.filter((one) => one.facility !== null && one.answered >= ENOUGH)
  if (marked.length === 0 || marked.some((one) => (one.facility ?? 0) <= 80)) return null
  return { code: 'easy', values: { count: marked.length } }
}
