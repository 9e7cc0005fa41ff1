/** What a learner has seen of a deck in a round of a course. */
export interface Seen {
  readonly clientId: string
  readonly userId: string
  readonly courseId: string
  readonly round: number
  readonly deckId: string
  readonly attemptId: string
  readonly slides: readonly string[]
  /** The slide that is shown; undefined for an answer, which may come late. */
  readonly at?: string | undefined
}

/** What one server keeps in memory for learners. */
export interface LearningState {
  /** Resolves once it is committed, in a group with others. */
  readonly seen: { readonly add: (seen: Seen) => Promise<void> }
  /** Learners in courses whose day is stored: `day user course`. */
  readonly seenToday: Set<string>
  /** Of versions that courses have, by id: they never change. */
  readonly facts: Map<string, VersionFacts>
}

export interface VersionFacts {
  readonly name: string
  /** Ids, in order. */
  readonly slides: readonly string[]
}
