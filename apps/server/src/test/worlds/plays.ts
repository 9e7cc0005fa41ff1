import type { RandomAnswer, RandomAttempt, RandomEvent } from '../figures/random-plays.ts'
import type { RandomDeck } from './decks.ts'
import type { People } from './people.ts'
import { before, DAY, type Dice, MINUTE } from '../random/dice.ts'
import type { Collected } from './rows.ts'

const agreed = ['1', '2', '3', '4', '5']
const stars = ['1', '3', '6', '7', '8', '9', '10']

function makeAttempts({ id: deckId, kind, versions }: RandomDeck, { all }: People, now: Date, dice: Dice) {
  const { pick, below, next, maybe, chance, uuid } = dice
  const days = pick([3, 40, 75])
  const count = chance(0.15) ? 25 + below(15) : below(12)
  return Array.from({ length: versions.length === 0 ? 0 : count }, () => {
    const isAtMidnight = chance(0.2)
    const moment = before(now, next() * days * DAY)
    const started_at = isAtMidnight ? new Date(Math.floor(moment.getTime() / 1_800_000) * 1_800_000) : moment
    const isDone = chance(0.6)
    const completed_at = isDone ? new Date(started_at.getTime() + below(90) * MINUTE) : null
    return {
      id: uuid(),
      version_id: pick(versions).id,
      started_at,
      completed_at,
      percentage: isDone ? maybe(pick([below(1001) / 10, below(11) * 10]), 0.8) : null,
      passed: isDone ? maybe(chance(0.5), 0.7) : null,
      seconds: isDone ? maybe(below(pick([20, 500, 20_000])), 0.9) : null,
      user_id: maybe(pick(all).id),
      isClaimed: false,
      email: maybe(pick(['one@example.org', 'two@example.org']), 0.3),
      device: pick(['phone', 'desktop']),
      country: maybe(pick(['IN', 'US'])),
      source: pick(['', 'mail', 'course']),
      medium: pick(['', 'x']),
      campaign: pick(['', 'y']),
      hasLead: false,
      outcome_id: isDone && kind === 'recommendation' ? maybe(pick(['low', 'high', 'gone', '']), 0.8) : null,
      deck_id: deckId,
    } satisfies RandomAttempt & { outcome_id: string | null; deck_id: string }
  })
}

function keysOf(kind: RandomDeck['kind'], slide: string, { pick, maybe }: Dice): readonly string[] {
  if (slide === 's3') return ['']
  if (kind === 'survey' && slide === 's1') return [pick(stars)]
  if (kind === 'survey' && slide === 's2') return [pick(agreed)]
  if (slide === 's2') return pick([['a'], ['b'], ['a', 'c'], ['a', 'b'], []])
  return maybe([pick(['a', 'b', 'c'])], 0.9) ?? []
}

function makeAnswers(attempt: RandomAttempt, kind: RandomDeck['kind'], dice: Dice) {
  const { pick, below, chance, maybe, shuffled } = dice
  const slides = kind === 'survey' ? ['s1', 's2', 's3', 's4'] : ['s1', 's2', 's3']
  return shuffled(
    slides.flatMap((slide_id) =>
      Array.from({ length: pick([0, 1, 1, 1, 1, 3]) }, (_, at) => {
        const correct = slide_id === 's3' || kind === 'survey' ? null : maybe(chance(0.5), 0.9)
        return {
          attempt_id: attempt.id,
          slide_id,
          revision: at + 1,
          keys: keysOf(kind, slide_id, dice),
          places: null,
          text: slide_id === 's3' ? pick(['Green tea', 'Black_tea', 'No 100% sugar']) : null,
          correct,
          earned: correct === null ? 0 : pick([0, 1, 0.5, 2]),
          possible: correct === null ? 0 : pick([1, 2, 2.5]),
          spent_ms: below(pick([3000, 60_000, 4_000_000])),
          answered_at: new Date(attempt.started_at.getTime() + below(60) * MINUTE + at),
        } satisfies RandomAnswer & { text: string | null }
      }),
    ),
  )
}

function makeEvents(attempt: RandomAttempt | null, now: Date, { pick, below, next, maybe, uuid }: Dice): RandomEvent {
  const from = attempt?.started_at ?? before(now, next() * 75 * DAY)
  const received_at = new Date(from.getTime() + below(3600) * 1000)
  const event = attempt ? pick(['slide_view', 'slide_view', 'slide_view', 'link', 'lead', 'back']) : 'view'
  return {
    id: uuid(),
    attempt_id: attempt?.id ?? null,
    slide_id: event === 'view' || event === 'lead' ? null : pick(['s1', 's2', 's3', 's4']),
    event,
    value: event === 'slide_view' ? maybe(below(pick([4000, 90_000_000]))) : null,
    received_at,
    client_time: before(received_at, below(10) * 1000),
  }
}

/** Answers and events that are late are stored, and counted, after the others. */
export interface Plays {
  readonly prompt: Collected
  readonly late: Collected
}

export function addPlays(
  rows: Plays,
  clientId: string,
  decks: readonly RandomDeck[],
  people: People,
  now: Date,
  dice: Dice,
): void {
  for (const deck of decks) {
    const ids = { client_id: clientId, deck_id: deck.id }
    const attempts = makeAttempts(deck, people, now, dice)
    const queue = (into: Collected, attempt_id: string) =>
      into.add(
        'figure_queue',
        ...Array.from({ length: 1 + dice.below(2) }, () => ({ client_id: clientId, attempt_ids: [attempt_id] })),
      )
    for (const attempt of attempts) {
      const { isClaimed: _, hasLead: __, ...row } = attempt
      rows.prompt.add('attempts', { ...row, ...ids })
      queue(rows.prompt, attempt.id)
      const begun_on = attempt.started_at.toISOString().slice(0, 10)
      for (const { keys, ...answer } of makeAnswers(attempt, deck.kind, dice)) {
        const into = dice.chance(0.2) ? rows.late : rows.prompt
        into.add('answers', {
          ...answer,
          ...ids,
          begun_on,
          version_id: attempt.version_id,
          answer_id: dice.uuid(),
          keys: [...keys],
        })
        if (into === rows.late) queue(rows.late, attempt.id)
      }
      for (let left = dice.below(5); left > 0; left--) {
        const into = dice.chance(0.2) ? rows.late : rows.prompt
        into.add('events', { ...makeEvents(attempt, now, dice), ...ids })
        if (into === rows.late) queue(rows.late, attempt.id)
      }
    }
    for (let left = dice.below(6); left > 0; left--) {
      const event = makeEvents(null, now, dice)
      const into = dice.chance(0.3) ? rows.late : rows.prompt
      into.add('events', { ...event, ...ids })
      into.add('figure_queue', { ...ids, viewed_at: event.received_at })
    }
  }
}
