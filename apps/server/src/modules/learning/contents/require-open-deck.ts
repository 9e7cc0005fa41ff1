import type { Lock } from '@deckle/core/learning/unlock.ts'
import { type Message, type Refusal, refuse } from '../../../refusal.ts'
import { type LearnerProgress, versionIdOf } from '../learner-progress.ts'
import type { EnrolmentRow } from '../queries.ts'

const texts: Readonly<Record<Lock['reason'], Message>> = {
  prerequisite: 'learning.locked_prerequisite',
  not_started: 'learning.locked_not_started',
  ended: 'learning.locked_ended',
  previous: 'learning.locked_previous',
  date: 'learning.locked_date',
  days: 'learning.locked_date',
  sequential: 'learning.locked_sequential',
}

export const lockedRefusal = (lock: Lock): Refusal =>
  refuse('conflict', { message: texts[lock.reason], data: { lock } })

export interface OpenDeck {
  readonly enrolment: EnrolmentRow
  readonly versionId: string
  readonly isExam: boolean
}

/** Refuses what is not in the course, for who is not in it, and with its reason what is locked. */
export function requireOpenDeck({ course, enrolment, locks }: LearnerProgress, deckId: string): OpenDeck {
  const versionId = versionIdOf(course.content, deckId)
  const lock = locks.decks.get(deckId)
  if (!enrolment || versionId === undefined || lock === undefined) throw refuse('not_found')
  if (lock) throw lockedRefusal(lock)
  return { enrolment, versionId, isExam: course.content.finalExam?.deck_id === deckId }
}
