import type { DeckContent } from '@deckle/core/deck/deck.ts'
import { isFoundBy } from '@deckle/core/text/searchable-text.ts'
import { deckFigures, type Play, playsIn } from '../../figures/brute-force.ts'
import type { RandomPlays } from '../../figures/random-plays.ts'
import type { World } from '../worlds.ts'
import { type Asked, type Condition, dayOf, isWithin, keysOf, meets, monthOf, type Row, share } from './asked.ts'
import { type Deck, isBelow, seenDecks } from './reach.ts'

/** What was played of a deck within the days, as far as the conditions let it pass. */
export interface Played {
  readonly deck: Deck
  /** Published, else the draft. */
  readonly content: DeckContent
  readonly versions: World['raw']['deck_versions']
  readonly views: RandomPlays['events']
  readonly plays: readonly Play[]
}

type Attempt = World['raw']['attempts'][number]

const ofField = (conditions: readonly Condition[], field: string) => conditions.filter((one) => one.field === field)

const isDeck = (world: World, deck: Deck, conditions: readonly Condition[]): boolean =>
  conditions.every((condition) => {
    const { field, op, value } = condition
    if (field === 'deck') return meets(condition, deck.id)
    if (field === 'name')
      return op === 'contains' ? isFoundBy(deck.name, String(value)) : meets(lower(condition), deck.name.toLowerCase())
    if (field === 'reader_type') return meets(condition, deck.reader_type)
    if (field === 'owner')
      return op === 'below' ? isBelow(world, deck.owner_id, String(value)) : meets(condition, deck.owner_id)
    if (field !== 'published') return true
    if (op === 'exists') return (deck.published_version_id !== null) === value
    const moment = new Date(String(value))
    return deck.published_at !== null && (op === 'before' ? deck.published_at < moment : deck.published_at >= moment)
  })

const lower = ({ value, ...condition }: Condition): Condition => ({
  ...condition,
  value: Array.isArray(value) ? value.map((one: string) => one.toLowerCase()) : String(value).toLowerCase(),
})

function isAttempt(
  world: World,
  attempt: Pick<Attempt, 'source' | 'device' | 'country' | 'user_id'>,
  conditions: readonly Condition[],
): boolean {
  const dimensions = { source: attempt.source, device: attempt.device, country: attempt.country ?? '' }
  const isPassed = Object.entries(dimensions).every(([field, found]) =>
    ofField(conditions, field).every((one) => (one.op === 'exists' ? (found !== '') === one.value : meets(one, found))),
  )
  return isPassed && ofField(conditions, 'team').every(({ value }) => isBelow(world, attempt.user_id, String(value)))
}

const contentOf = ({ raw }: World, deck: Deck): DeckContent =>
  raw.deck_versions.find(({ id }) => id === deck.published_version_id)?.content ?? deck.content

/** Of one deck, whoever asks. */
export function playedOf(world: World, deck: Deck, asked: Asked): Played {
  const { raw, now } = world
  const ofDeck = (row: { readonly deck_id: string }) => row.deck_id === deck.id
  const withLead = new Set(raw.leads.map(({ attempt_id }) => attempt_id))
  const set = {
    attempts: raw.attempts.filter(ofDeck).map((attempt) => ({ ...attempt, hasLead: withLead.has(attempt.id) })),
    answers: raw.answers.filter(ofDeck),
    events: raw.events.filter(ofDeck),
  } as unknown as RandomPlays
  const found = playsIn(set, { zone: asked.tz, from: asked.from, to: asked.to, now })
  return {
    deck,
    content: contentOf(world, deck),
    versions: raw.deck_versions.filter(ofDeck),
    views: set.events.filter(({ event, received_at }) => event === 'view' && isWithin(asked, received_at)),
    plays: found.filter(({ attempt }) => isAttempt(world, attempt, asked.conditions)),
  }
}

export const played = (world: World, asked: Asked): Played[] =>
  seenDecks(world, asked.by)
    .filter((deck) => isDeck(world, deck, asked.conditions))
    .map((deck) => playedOf(world, deck, asked))

export type Figures = ReturnType<typeof deckFigures>

/** Of several decks together. */
export function figuresOf({ now }: World, asked: Asked, all: readonly Pick<Played, 'plays' | 'views'>[]): Figures {
  const events = all.flatMap(({ views }) => views)
  const plays = all.flatMap((one) => one.plays)
  return deckFigures({ attempts: [], answers: [], events }, plays, {
    zone: asked.tz,
    from: asked.from,
    to: asked.to,
    now,
  })
}

export const meanPercentage = ({ scored, percentageSum }: Figures): number | null =>
  scored === 0 ? null : Math.round(Math.round(percentageSum * 1e6) / scored / 1e5) / 10

export const finished = ({ starts, completions, passed, failed }: Figures): Row => ({
  starts,
  completions,
  completion_rate: share(completions, starts),
  passed,
  failed,
})
export const playRow = (figures: Figures): Row => ({
  views: figures.views,
  ...finished(figures),
  percentage: meanPercentage(figures),
  leads: figures.leads,
})

/** By the day or month of the zone that is asked for: an attempt's by its beginning, a view's by when it came. */
export function byPeriod(world: World, asked: Asked, unit: 'day' | 'month', row: (figures: Figures) => Row): Row[] {
  const keyOf = (at: Date) => (unit === 'day' ? dayOf(asked, at) : monthOf(asked, at))
  const all = played(world, asked)
  const keys = keysOf(
    all.flatMap(({ plays, views }) => [
      ...plays.filter(({ isStarted }) => isStarted).map(({ attempt }) => attempt.started_at),
      ...views.map(({ received_at }) => received_at),
    ]),
    keyOf,
  )
  return keys.map((key) => ({
    [unit]: key,
    ...row(
      figuresOf(
        world,
        asked,
        all.map(({ plays, views }) => ({
          plays: plays.filter(({ attempt }) => keyOf(attempt.started_at) === key),
          views: views.filter(({ received_at }) => keyOf(received_at) === key),
        })),
      ),
    ),
  }))
}

/** By something that attempts have; views are of a deck, whoever plays it, and are not split. */
export function byAttempt(
  world: World,
  asked: Asked,
  keyOf: (attempt: Attempt) => string,
  columns: (key: string) => Row,
): Row[] {
  const plays = played(world, asked).flatMap((one) => one.plays)
  const key = ({ attempt }: Play) => keyOf(attempt as unknown as Attempt)
  return keysOf(
    plays.filter(({ isStarted }) => isStarted),
    key,
  ).map((one) => ({
    ...columns(one),
    ...playRow(figuresOf(world, asked, [{ plays: plays.filter((play) => key(play) === one), views: [] }])),
  }))
}
