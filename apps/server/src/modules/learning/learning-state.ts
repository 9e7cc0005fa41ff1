import type pg from 'pg'
import { createIntake, type Intake } from '../play/index.ts'
import { addSeen, type Seen } from './queries-seen.ts'

/** What one server keeps in memory for learners. */
export interface LearningState {
  readonly seen: Intake<Seen, void>
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

interface LearningParts {
  readonly pool: pg.Pool
  readonly isDistributed: boolean
}

export function createLearningState({ pool, isDistributed }: LearningParts): LearningState {
  return {
    facts: new Map(),
    seenToday: new Set(),
    seen: createIntake(isDistributed, {
      keyOf: ({ userId, courseId, deckId }) => `${userId} ${courseId} ${deckId}`,
      commit: async (seen) => {
        await addSeen({ pool, isDistributed }, seen)
        return seen.map(() => undefined)
      },
    }),
  }
}
