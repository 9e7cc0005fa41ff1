import type { Answer } from '@deckle/core/deck/slide.ts'

/** What an attempt begins with: the body of the contract's `play.begin` but its id. */
export interface Beginning {
  readonly shortid: string
  readonly versionId: string
  readonly language: string
  readonly source: string
  readonly medium?: string | undefined
  readonly campaign?: string | undefined
  /** Of a deck that asks for something first; absent where it asks for nothing. */
  readonly pass?: string | undefined
}

/** An answer that is not stored yet. With it how its attempt begins: it may be sent from another deck's page. */
export interface Queued {
  readonly id: string
  readonly attemptId: string
  readonly slideId: string
  readonly answer: Answer
  readonly spent: number
  readonly begin: Beginning
}
