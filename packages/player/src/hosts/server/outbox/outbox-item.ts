import type { Answer } from '@deckle/core/deck/slide.ts'
import type { FilledLead } from '../../host.ts'

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

interface Unsent {
  readonly id: string
  readonly attemptId: string
  readonly begin: AttemptStart
}

export interface UnsentAnswer extends Unsent {
  readonly slideId: string
  readonly answer: Answer
  readonly spent: number
}

/** Where the visit came from, in the names of the contract's `play.lead`. */
export interface Touch {
  readonly at: string
  readonly source: string
  readonly medium: string
  readonly campaign: string
  readonly referrer: string
  readonly landing: string
}

export interface UnsentLead extends Unsent {
  readonly lead: FilledLead & { readonly last_touch?: Touch }
  readonly slideId: ''
  readonly answer?: undefined
}

/** An unsent answer or lead, with what begins its attempt: another deck's page may send it. */
export type OutboxItem = UnsentAnswer | UnsentLead

export type NewOutboxItem = Omit<UnsentAnswer, 'id'> | Omit<UnsentLead, 'id'>

/** The id of the answer's uploaded file; undefined for any other answer. */
export function fileOf({ answer }: Pick<OutboxItem, 'answer'>): string | undefined {
  return answer?.kind === 'uploader' ? answer.file || undefined : undefined
}
