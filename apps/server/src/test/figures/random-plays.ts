import { DAY, type Dice, MINUTE } from '../random/dice.ts'

export interface RandomAttempt {
  readonly id: string
  readonly version_id: string
  readonly started_at: Date
  readonly completed_at: Date | null
  readonly percentage: number | null
  readonly passed: boolean | null
  readonly seconds: number | null
  readonly user_id: string | null
  /** Set later than the attempt was stored. */
  readonly isClaimed: boolean
  readonly email: string | null
  readonly device: string
  readonly country: string | null
  readonly source: string
  readonly medium: string
  readonly campaign: string
  /** Captured without an event. */
  readonly hasLead: boolean
}

export interface RandomAnswer {
  readonly attempt_id: string
  readonly slide_id: string
  readonly revision: number
  readonly keys: readonly string[]
  readonly places: readonly string[] | null
  readonly correct: boolean | null
  readonly earned: number
  readonly possible: number
  readonly spent_ms: number
  readonly answered_at: Date
}

export interface RandomEvent {
  readonly id: string
  readonly attempt_id: string | null
  readonly slide_id: string | null
  readonly event: string
  readonly value: number | null
  readonly received_at: Date
  readonly client_time: Date
}

/** Rows of a deck that was played. */
export interface RandomPlays {
  readonly attempts: readonly RandomAttempt[]
  readonly answers: readonly RandomAnswer[]
  readonly events: readonly RandomEvent[]
}

interface Of {
  readonly versions: readonly string[]
  readonly users: readonly string[]
  readonly now: Date
}

/** Some sets are small, some of few people, some of one day. */
export function randomPlays({ next, below, pick, maybe, uuid }: Dice, { versions, users, now }: Of): RandomPlays {
  const days = pick([0.1, 3, 70])
  const people = users.slice(0, 1 + below(users.length))
  const attempts = Array.from({ length: below(14) }, (): RandomAttempt => {
    const started_at = new Date(now.getTime() - Math.floor(next() * days * DAY))
    const isDone = next() < 0.5
    return {
      id: uuid(),
      version_id: pick(versions),
      started_at,
      completed_at: isDone ? new Date(started_at.getTime() + below(90) * MINUTE) : null,
      percentage: isDone ? maybe(next() * 100, 0.8) : null,
      passed: isDone ? maybe(next() < 0.5, 0.7) : null,
      seconds: isDone ? below(pick([20, 500, 20_000])) : null,
      user_id: maybe(pick(people)),
      isClaimed: next() < 0.3,
      email: maybe(pick(['One@example.org', 'one@example.org', 'two@example.org']), 0.3),
      device: pick(['phone', 'desktop']),
      country: maybe(pick(['IN', 'US'])),
      source: pick(['', 'mail', 'course']),
      medium: pick(['', 'x']),
      campaign: pick(['', 'y']),
      hasLead: next() < 0.2,
    }
  })
  const answers = attempts.flatMap((attempt) =>
    ['s1', 's2', 's3'].flatMap((slide_id) =>
      Array.from({ length: pick([0, 1, 1, 1, 3]) }, (_, at): RandomAnswer => {
        const correct = slide_id === 's3' ? null : maybe(next() < 0.5, 0.8)
        return {
          attempt_id: attempt.id,
          slide_id,
          revision: at + 1,
          keys: slide_id === 's3' ? [''] : pick([['a'], ['b'], ['a', 'c'], []]),
          places:
            slide_id === 's2'
              ? maybe(
                  pick([
                    ['a', 'b'],
                    ['b', 'a', 'c'],
                  ]),
                )
              : null,
          correct,
          earned: correct === null ? 0 : pick([0, 1, 0.5, 1 / 3, 2]),
          possible: correct === null ? 0 : pick([1, 2, 2.5, 0]),
          spent_ms: below(pick([3000, 60_000, 4_000_000])),
          answered_at: new Date(attempt.started_at.getTime() + below(60) * MINUTE + at),
        }
      }),
    ),
  )
  const event = (attempt_id: string | null, from: Date): RandomEvent => {
    const received_at = new Date(from.getTime() + below(60 * 60) * 1000)
    const name = attempt_id === null ? 'view' : pick(['slide_view', 'slide_view', 'slide_view', 'link', 'lead', 'back'])
    return {
      id: uuid(),
      attempt_id,
      slide_id: name === 'view' || name === 'lead' ? null : pick(['s1', 's2', 's3', 's4']),
      event: name,
      value: name === 'slide_view' ? maybe(below(pick([4000, 90_000_000]))) : null,
      received_at,
      client_time: new Date(received_at.getTime() - below(10) * 1000),
    }
  }
  const events = [
    ...attempts.flatMap(({ id, started_at }) => Array.from({ length: below(6) }, () => event(id, started_at))),
    ...Array.from({ length: below(8) }, () => event(null, new Date(now.getTime() - Math.floor(next() * days * DAY)))),
  ]
  return { attempts, answers, events }
}

/** As it is stored first. */
export const storedFirst = (one: RandomAttempt, ids: { client_id: string; deck_id: string }) => ({
  ...ids,
  id: one.id,
  version_id: one.version_id,
  started_at: one.started_at,
  email: one.email,
  device: one.device,
  country: one.country,
  source: one.source,
  medium: one.medium,
  campaign: one.campaign,
  user_id: one.isClaimed ? null : one.user_id,
})
