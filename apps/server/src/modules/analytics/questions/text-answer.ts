import type { TextAnswer } from '@deckle/contract/analytics.ts'
import type { Answer } from '@deckle/core/deck/slide.ts'
import { answerText, type SlideReport } from '@deckle/slides/reports.ts'

export function textAnswerOf(answer: Answer, at: Date, labels: SlideReport['keys']): TextAnswer {
  return {
    text: answerText(answer, new Map(labels.map(({ key, label }) => [key, label]))),
    at: at.toISOString(),
    ...(answer.kind === 'uploader' ? { file: { id: answer.file, size: answer.size } } : {}),
  }
}
