import type { ReportDefinition } from '@deckle/core/report/reports/definition.ts'
import { figuresOf } from '@deckle/core/report/reports/definition.ts'
import type { Columns } from '@deckle/core/report/report.ts'
import { dayIn } from '../figures/brute-force.ts'
import { before, DAY, type Dice } from '../random/dice.ts'
import type { Asked, Condition } from './second/asked.ts'
import { isBelow } from './second/reach.ts'
import { type Asker, askers, type World, zones } from './worlds.ts'

/** Who may ask, by what a report needs. */
const mayAsk: Readonly<Record<string, readonly Asker[]>> = {
  'deck.analytics': ['admin', 'head', 'sub', 'maker', 'other'],
  'course.learners': ['admin', 'head', 'sub', 'maker', 'other'],
  'user.list': ['admin', 'head', 'sub'],
  'team.read': ['admin', 'head', 'sub'],
  'competency.team': ['admin', 'head', 'sub'],
  'client.usage': ['admin'],
  'learning.use': askers,
}
export const isRefused = ({ sees }: ReportDefinition, by: Asker): boolean => !mayAsk[sees]?.includes(by)

/** Whole days of a zone, either end open. */
export function anyDays({ zone, now, dice }: World): Pick<Asked, 'from' | 'to' | 'tz'> {
  const tz = dice.chance(0.6) ? zone : dice.pick(zones)
  const day = (back: number) => dayIn(tz, before(now, back * DAY))
  const last = dice.maybe(dice.below(40), 0.4)
  const length = dice.below(60)
  const isMonth = dice.chance(0.2)
  const from = dice.chance(0.5) ? day((last ?? 0) + length) : null
  return {
    tz,
    from: from && isMonth && last === null ? `${from.slice(0, 7)}-01` : from,
    to: last === null ? null : day(last),
  }
}

type Maker = (world: World, by: Asker) => Omit<Condition, 'field'>

const several = ({ pick, chance, shuffled, below }: Dice, values: readonly string[]): Omit<Condition, 'field'> =>
  chance(0.5)
    ? { op: pick(['is', 'is_not']), value: pick(values) }
    : { op: pick(['in', 'not_in']), value: shuffled(values).slice(0, 1 + below(2)) }
const moment = ({ now, dice: { pick, below } }: World): Omit<Condition, 'field'> => ({
  op: pick(['before', 'after']),
  value: before(now, below(100) * DAY).toISOString(),
})
const known = ({ dice: { chance } }: World): Omit<Condition, 'field'> => ({ op: 'exists', value: chance(0.5) })
const someone = ({ people, dice: { pick } }: World): string => pick(people.all).id

const conditions: Readonly<Record<string, Maker>> = {
  deck: ({ raw, dice }) =>
    several(
      dice,
      raw.decks.map(({ id }) => id),
    ),
  name: ({ dice }) =>
    dice.chance(0.5)
      ? { op: 'contains', value: dice.pick(['DECK', 'a', '_']) }
      : several(dice, ['deck a', 'Deck B', 'None']),
  reader_type: ({ dice }) => several(dice, ['quiz', 'survey', 'recommendation']),
  owner: (world) =>
    world.dice.chance(0.4)
      ? { op: 'below', value: someone(world) }
      : several(
          world.dice,
          world.people.all.map(({ id }) => id),
        ),
  published: (world) => (world.dice.chance(0.6) ? known(world) : moment(world)),
  source: (world) => (world.dice.chance(0.2) ? known(world) : several(world.dice, ['', 'mail', 'course'])),
  device: ({ dice }) => several(dice, ['phone', 'desktop']),
  country: (world) => (world.dice.chance(0.2) ? known(world) : several(world.dice, ['', 'IN', 'US'])),
  // Only of teams that one leads, or somebody below.
  team: (world, by) => {
    const { people, dice } = world
    const me = people[by].id
    const managers =
      by === 'admin' ? people.all : [people[by], ...people.all.filter(({ id }) => isBelow(world, id, me))]
    return { op: 'below', value: dice.pick(managers.filter(({ deleted_at }) => !deleted_at)).id }
  },
  license_type: ({ dice }) => several(dice, ['Learner', 'Creator', 'Manager']),
  manager: (world) =>
    world.dice.chance(0.3) ? known(world) : { op: world.dice.pick(['is', 'below']), value: someone(world) },
  last_seen: (world) => (world.dice.chance(0.3) ? known(world) : moment(world)),
  created: moment,
  course: ({ raw, dice }) =>
    several(
      dice,
      raw.courses.map(({ id }) => id),
    ),
}

/** Conditions on what is counted, and on the figures that come out. */
export function anyFilter(world: World, by: Asker, { filters }: ReportDefinition, columns: Columns) {
  const { dice } = world
  const mine = filters.filter((field) => conditions[field] && (field !== 'team' || !['maker', 'other'].includes(by)))
  const rows = dice
    .shuffled(mine)
    .slice(0, dice.pick([0, 0, 1, 1, 2]))
    .map((field) => ({ field, ...(conditions[field] as Maker)(world, by) }))
  const figures = figuresOf(columns)
  const figure = figures.length > 0 && dice.chance(0.25)
  return {
    rows,
    figures: figure
      ? [{ field: dice.pick(figures), op: dice.pick(['at_least', 'at_most']), value: String(dice.pick([0, 1, 3, 50])) }]
      : [],
  }
}
