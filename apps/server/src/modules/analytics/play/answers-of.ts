import type { PlayedAnswer } from '@deckle/contract/plays.ts'
import { readerTypeRules } from '@deckle/core/reader-type/reader-type.ts'
import type { Slide } from '@deckle/core/deck/slide.ts'
import { answerKeys, answerText } from '@deckle/slides/answers/values.ts'
import { reportOf, type SlideReport } from '@deckle/slides/reports.ts'
import type { AnswerRecord, PlayRecord } from './queries.ts'

/** The answers of a play in words, by the version that was played. */
export function answersOf(
  { content, person }: Pick<PlayRecord, 'content' | 'person'>,
  answers: readonly AnswerRecord[],
): PlayedAnswer[] {
  const slides = new Map(content.contentHash.map((slide) => [slide.slideId, slide]))
  const isMarked = readerTypeRules[content.readerType].expectsCorrectness
  return answers.map((record) => {
    const report = reportFor(slides.get(record.slide_id))
    const { answer } = record
    return {
      slideId: record.slide_id,
      at: record.answered_at.toISOString(),
      text: record.text ?? answerText(answer, new Map(report.keys.map(({ key, label }) => [key, label]))),
      options: optionsOf(report, record, isMarked),
      correct: record.correct,
      earned: record.earned,
      possible: record.possible,
      seconds: record.spent_ms / 1000,
      changes: record.revision - 1,
      file: answer.kind === 'uploader' ? { id: answer.file, size: answer.size, uploader: person } : null,
    }
  })
}

/** Of a slide that the version has no more, nothing is known but the answer. */
const reportFor = (slide: Slide | undefined): Pick<SlideReport, 'kind' | 'keys'> =>
  slide ? reportOf(slide) : { kind: 'none', keys: [] }

function optionsOf(
  { kind, keys }: Pick<SlideReport, 'kind' | 'keys'>,
  { answer }: AnswerRecord,
  isMarked: boolean,
): PlayedAnswer['options'] {
  if (kind !== 'choices') return []
  const chosen = new Set(answerKeys(answer))
  return keys.map(({ key, label, right }) => ({
    key,
    label,
    isChosen: chosen.has(key),
    isRight: isMarked ? right : null,
  }))
}
