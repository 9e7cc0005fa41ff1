import type pg from 'pg'
import { createIntake } from '../play/index.ts'
import type { LearningState } from './learning-state.ts'
import { addSeen } from './queries-seen.ts'

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
