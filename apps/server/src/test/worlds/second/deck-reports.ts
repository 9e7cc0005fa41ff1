import { share, type Asked, type Row, type Second, sorted } from './asked.ts'
import { enrolmentsByCourse } from './learning-reports.ts'
import {
  byAttempt,
  byPeriod,
  type Figures,
  figuresOf,
  finished,
  meanPercentage,
  played,
  type Played,
  playRow,
} from './plays.ts'
import { nameOf, userOf } from './reach.ts'
import type { World } from '../worlds.ts'

interface Group {
  readonly name: string
  readonly figures: Figures
}

/** The most played first, then by views and name. */
const mostFirst = <G extends Group>(groups: readonly G[]): G[] =>
  sorted(
    groups,
    ({ figures }) => -figures.starts,
    ({ figures }) => -figures.views,
    ({ name }) => name,
  )

function byDeck(world: World, asked: Asked, row: (figures: Figures, played: Played) => Row): Row[] {
  const groups = played(world, asked).map((one) => ({
    one,
    name: one.deck.name,
    figures: figuresOf(world, asked, [one]),
  }))
  return mostFirst(groups).map(({ one, name, figures }) => ({ deck_id: one.deck.id, deck: name, ...row(figures, one) }))
}

function byProperty(
  world: World,
  asked: Asked,
  {
    keyOf,
    nameOf: name,
    columns,
  }: { keyOf: (one: Played) => string; nameOf: (key: string) => string; columns: (key: string) => Row },
): Row[] {
  const all = played(world, asked)
  const groups = [...new Set(all.map(keyOf))].map((key) => {
    const own = all.filter((one) => keyOf(one) === key)
    return { key, name: name(key), decks: own.length, figures: figuresOf(world, asked, own) }
  })
  return mostFirst(groups).map(({ key, decks, figures }) => ({ ...columns(key), decks, ...playRow(figures) }))
}

const results = (figures: Figures): Row => ({
  completions: figures.completions,
  percentage: meanPercentage(figures),
  passed: figures.passed,
  failed: figures.failed,
})
const times = ({ completions, timed, secondsSum }: Figures): Row => ({
  completions,
  seconds: timed === 0 ? null : Math.round((secondsSum / timed) * 10) / 10,
  total_seconds: secondsSum,
})
const left = ({ starts, completions, abandons }: Figures): Row => ({
  starts,
  completions,
  left: abandons,
  share: share(abandons, starts),
})

function scoreBands(world: World, asked: Asked): Row[] {
  const scores = played(world, asked).flatMap(({ plays }) =>
    plays.flatMap(({ attempt }) => (attempt.completed_at === null ? [] : (attempt.percentage ?? []))),
  )
  return Array.from({ length: 10 }, (_, band) => {
    const completions = scores.filter((score) => Math.min(9, Math.floor(score / 10)) === band).length
    return { from: band * 10, to: band * 10 + 10, completions, share: share(completions, scores.length) }
  })
}

function outcomes(world: World, asked: Asked): Row[] {
  const all = played(world, asked)
  return sorted(all, ({ deck }) => deck.id)
    .reverse()
    .flatMap(({ deck, content, plays }) => {
      const found = plays.flatMap(
        ({ attempt }) => (attempt as unknown as { outcome_id: string | null }).outcome_id || [],
      )
      if (found.length === 0) return []
      const older = [...new Set(found)].filter((id) => content.outcomes.every((one) => one.id !== id)).sort()
      return [...content.outcomes, ...older.map((id) => ({ id, title: id }))].map(({ id, title }) => {
        const count = found.filter((one) => one === id).length
        return { deck_id: deck.id, deck: deck.name, outcome: title, count, share: share(count, found.length) }
      })
    })
}

const leads = ({ leads: count }: Figures): Row => ({ leads: count })

export const secondDeckReports = {
  overview: {
    total: (world, asked) => [playRow(figuresOf(world, asked, played(world, asked)))],
    day: (world, asked) => byPeriod(world, asked, 'day', playRow),
    month: (world, asked) => byPeriod(world, asked, 'month', playRow),
  },
  content_performance: {
    deck: (world, asked) =>
      byDeck(world, asked, (figures, { deck }) => ({ reader_type: deck.reader_type, ...playRow(figures) })),
    reader_type: (world, asked) =>
      byProperty(world, asked, {
        keyOf: ({ deck }) => deck.reader_type,
        nameOf: (key) => key,
        columns: (key) => ({ reader_type: key }),
      }),
    owner: (world, asked) =>
      byProperty(world, asked, {
        keyOf: ({ deck }) => deck.owner_id,
        nameOf: (key) => nameOf(userOf(world, key)),
        columns: (key) => ({ user_id: key, user: nameOf(userOf(world, key)) }),
      }),
  },
  completions: {
    day: (world, asked) => byPeriod(world, asked, 'day', finished),
    month: (world, asked) => byPeriod(world, asked, 'month', finished),
    deck: (world, asked) => byDeck(world, asked, finished),
    course: (world, asked) => (asked.conditions.length > 0 ? [] : enrolmentsByCourse(world, asked)),
  },
  assessment_scores: {
    deck: (world, asked) => byDeck(world, asked, results),
    day: (world, asked) => byPeriod(world, asked, 'day', results),
    month: (world, asked) => byPeriod(world, asked, 'month', results),
    score_band: scoreBands,
  },
  time_spent: {
    deck: (world, asked) => byDeck(world, asked, times),
    day: (world, asked) => byPeriod(world, asked, 'day', times),
    month: (world, asked) => byPeriod(world, asked, 'month', times),
  },
  outcomes: { outcome: outcomes },
  sources: {
    source: (world, asked) =>
      byAttempt(
        world,
        asked,
        ({ source }) => source,
        (key) => ({ origin: key }),
      ),
    campaign: (world, asked) =>
      byAttempt(
        world,
        asked,
        ({ source, medium, campaign }) => [source, medium, campaign].join('\n'),
        (key) => {
          const [origin = '', medium = '', campaign = ''] = key.split('\n')
          return { origin, medium, campaign }
        },
      ),
  },
  geo: {
    country: (world, asked) =>
      byAttempt(
        world,
        asked,
        ({ country }) => country ?? '',
        (key) => ({ country: key }),
      ),
  },
  devices: {
    device: (world, asked) =>
      byAttempt(
        world,
        asked,
        ({ device }) => device,
        (key) => ({ device: key }),
      ),
  },
  leads_summary: {
    deck: (world, asked) =>
      byDeck(world, asked, (figures) => ({
        ...leads(figures),
        completions: figures.completions,
        share: share(figures.leads, figures.completions),
      })),
    day: (world, asked) => byPeriod(world, asked, 'day', leads),
    month: (world, asked) => byPeriod(world, asked, 'month', leads),
  },
} as const satisfies Readonly<Record<string, Second>>

export const leftByDeck = (world: World, asked: Asked): Row[] => byDeck(world, asked, left)
