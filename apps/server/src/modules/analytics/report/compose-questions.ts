import type { QuestionFigures } from '@deckle/contract/analytics.ts'
import type { DeckFunnel } from '@deckle/contract/models/deck-figures.ts'
import type { ReportPart } from '../../../platform/pdf/report/content.ts'
import type { ReportWords } from './report-words.ts'

/** Of a question that is read. */
const LATEST = 5
const LONGEST = 300

/** Each question with what was chosen, or with its latest answers. */
export function composeQuestions(
  questions: readonly QuestionFigures[],
  slides: DeckFunnel['slides'],
  report: ReportWords,
): ReportPart[] {
  const missing = new Map(slides.map(({ slideId, missingIn }) => [slideId, missingIn]))
  const answered = questions.filter(({ kind }) => kind !== 'none')
  if (answered.length === 0) return []
  return [
    { kind: 'heading', text: report.words('questions') },
    ...answered.flatMap((question) => partsOf(question, missing.get(question.slideId) ?? [], report)),
  ]
}

function partsOf(question: QuestionFigures, missing: readonly number[], report: ReportWords): ReportPart[] {
  const { slideSeq, question: heading, answered, distribution, texts } = question
  const { words, number, percent } = report
  const title = `${slideSeq + 1}. ${heading || words('untitled')}`
  const bars = distribution.map(({ label, count, correct }) => {
    const share = answered > 0 ? count / answered : 0
    return {
      label: label || words('untitled'),
      share,
      value: `${number(count)} · ${percent(share * 100)}`,
      isStrong: correct === true,
    }
  })
  return [
    { kind: 'bars', title, note: noteOf(question, missing, report), bars },
    ...texts
      .slice(0, LATEST)
      .map(({ text }): ReportPart => ({ kind: 'text', text: `“${cut(text.replace(/\s+/gu, ' ').trim())}”` })),
  ]
}

function noteOf(question: QuestionFigures, missing: readonly number[], report: ReportWords): string {
  const { words, percent, decimal, duration, missingIn } = report
  const { answered, facility, discrimination, medianSeconds } = question
  return [
    words('answers', { count: answered }),
    ...missingIn(missing),
    ...(facility === null ? [] : [words('facility', { value: percent(facility) })]),
    ...(discrimination === null ? [] : [words('discrimination', { value: decimal(discrimination) })]),
    ...(medianSeconds === null ? [] : [words('time', { value: duration(medianSeconds) })]),
  ].join(' · ')
}

const cut = (text: string): string => (text.length > LONGEST ? `${text.slice(0, LONGEST - 1)}…` : text)
