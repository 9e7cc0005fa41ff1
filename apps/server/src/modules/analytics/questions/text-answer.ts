import type { TextAnswer } from '@deckle/contract/analytics.ts'
import type { ReadAnswer } from './queries.ts'

export function textAnswerOf({ answer, text, at }: ReadAnswer): TextAnswer {
  return {
    text,
    at: at.toISOString(),
    ...(answer.kind === 'uploader' ? { file: { id: answer.file, size: answer.size } } : {}),
  }
}
