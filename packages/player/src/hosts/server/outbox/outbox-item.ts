import type { Answer } from '@deckle/core/deck/slide.ts'

/** The body of the contract's `play.begin` without its id. */
export interface AttemptStart {
  readonly shortid: string
  readonly versionId: string
  readonly language: string
  readonly source: string
  readonly medium?: string | undefined
  readonly campaign?: string | undefined
  /** Absent where the deck has no entry check. */
  readonly pass?: string | undefined
}

/** An unsent answer, with what begins its attempt: another deck's page may send it. */
export interface OutboxItem {
  readonly id: string
  readonly attemptId: string
  readonly slideId: string
  readonly answer: Answer
  readonly spent: number
  readonly begin: AttemptStart
}

/** The id of the answer's uploaded file; undefined for any other answer. */
export function fileOf({ answer }: Pick<OutboxItem, 'answer'>): string | undefined {
  return answer.kind === 'uploader' ? answer.file || undefined : undefined
}
