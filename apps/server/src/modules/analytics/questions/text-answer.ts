import type { TextAnswer } from '@deckle/contract/analytics.ts'
import type { ReadAnswer } from './queries.ts'

export function textAnswerOf({ answer, text, at, person, attempt_id: playId }: ReadAnswer): TextAnswer {
  return {
    text,
    at: at.toISOString(),
    person,
    playId,
    ...(answer.kind === 'uploader' ? { file: { id: answer.file, size: answer.size } } : {}),
  }
}
