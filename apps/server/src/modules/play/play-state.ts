import type pg from 'pg'
import type { Listener } from '../../db/listen.ts'
import { createPace, type Pace } from '../../platform/rate-limit/pace.ts'
import { type AttemptTokens, createAttemptTokens } from './attempts/attempt-token.ts'
import { createIntake, type GroupCommit } from './intake/create-intake.ts'
import { createPublishedDecks, type PublishedDecks } from './pages/published-decks.ts'
import type { NewAttempt } from './attempts/queries.ts'
import { insertEvents, type NewAnswer, type NewEvent } from './intake/queries.ts'
import type { AddSeen } from './course-play.ts'
import { type CurrentAnswer, storeAnswersAndSeen } from './intake/store-answers.ts'
import { type BegunAttempt, storeAttempts } from './intake/store-attempts.ts'
import { type AnswerCounts, countAnswers } from './queries.ts'
import { createSharedFigures, type SharedFigures } from './shared-figures.ts'
import { createVersions, type Versions } from './versions.ts'

/** What one server keeps in memory for players. */
export interface PlayState {
  readonly tokens: AttemptTokens
  readonly published: PublishedDecks
  readonly versions: Versions
  readonly attempts: GroupCommit<NewAttempt, BegunAttempt | undefined>
  readonly answers: GroupCommit<NewAnswer, CurrentAnswer>
  readonly events: GroupCommit<NewEvent, void>
  /** Answers of strangers, by the address that they come from. */
  readonly answerPace: Pace
  /** How everyone answered a deck: its counts by slide, `clientId deckId`. */
  readonly distributions: SharedFigures<AnswerCounts>
  /** Client and short id of a deck that was published when it was looked at. */
  readonly decks: Map<string, { readonly client_id: string; readonly shortid: string }>
  /** Bytes of files that are on their way in, by the deck's owner. */
  readonly arriving: Map<string, number>
}

/** Per address and minute: enough for 1,000 people behind one NAT who each answer every five seconds. */
export const mostAnswersAMinute = 12_000

interface PlayParts {
  readonly pool: pg.Pool
  readonly isDistributed: boolean
  readonly listener: Listener
  readonly secret: Buffer
  readonly addSeen: AddSeen
}

export function createPlayState({ pool, isDistributed, listener, secret, addSeen }: PlayParts): PlayState {
  const versions = createVersions(pool)
  const intake = { pool, isDistributed }
  return {
    tokens: createAttemptTokens(secret),
    versions,
    published: createPublishedDecks({ pool, listener, versions }),
    attempts: createIntake(isDistributed, {
      keyOf: ({ id }) => id,
      commit: async (attempts) => {
        const stored = await storeAttempts(intake, attempts)
        return attempts.map(({ id }) => stored.get(id))
      },
    }),
    answers: createIntake(isDistributed, {
      keyOf: ({ attemptId, slideId }) => `${attemptId} ${slideId}`,
      commit: (answers) => storeAnswersAndSeen(intake, answers, addSeen),
    }),
    events: createIntake(isDistributed, {
      keyOf: ({ clientId, id }) => `${clientId} ${id}`,
      commit: async (events) => {
        await insertEvents(intake, events)
        return events.map(() => undefined)
      },
    }),
    answerPace: createPace(mostAnswersAMinute),
    distributions: createSharedFigures((key) => {
      const [clientId = '', deckId = ''] = key.split(' ')
      return countAnswers(pool, clientId, deckId)
    }),
    decks: new Map(),
    arriving: new Map(),
  }
}
