import type { World } from '../worlds.ts'
import { type Asked, isoOf, meanOfTenths, type Row, type Second, sorted } from './asked.ts'
import { isMatching, nameOf, reaches, type User, userOf } from './reach.ts'

type Competency = World['raw']['competencies'][number]

export interface Level {
  readonly user: User
  readonly competency: Competency
  readonly percentage: number
  readonly level: number
}

/** The weighted mean of the best results at its decks, for who has one; a deck without counts as 0. */
export function levelOf({ raw }: World, user: User, competency: Competency): Level | null {
  const decks = raw.competency_decks.filter(({ competency_id }) => competency_id === competency.id)
  const best = (deckId: string) =>
    raw.deck_bests.find(({ deck_id, user_id }) => deck_id === deckId && user_id === user.id)?.percentage
  if (decks.every(({ deck_id }) => best(deck_id) === undefined)) return null
  const weights = decks.reduce((sum, { weight }) => sum + weight, 0)
  const tenths = decks.reduce((sum, { deck_id, weight }) => sum + weight * Math.round((best(deck_id) ?? 0) * 10), 0)
  const percentage = Math.round(tenths / weights) / 10
  const { threshold } = competency
  const bounds = [0, threshold / 2, threshold, Math.max(threshold, 90)]
  return { user, competency, percentage, level: bounds.filter((bound) => percentage >= bound).length - 1 }
}

/** Each below its parent, otherwise in their order. */
export function inTree({ raw: { competencies } }: World): Competency[] {
  const below = (parent: string | null): Competency[] =>
    sorted(
      competencies.filter((one) => one.parent_id === parent),
      ({ seq }) => seq,
      ({ id }) => id,
    ).flatMap((one) => [one, ...below(one.id)])
  return below(null)
}

/** Of people outside the bin whom somebody leads; a Manager's own too. */
export const levelsSeen = (world: World, { by, conditions }: Asked): Level[] =>
  world.raw.users
    .filter(
      (user) =>
        user.deleted_at === null && reaches(world, by, user.id, { self: true }) && isMatching(world, conditions, user),
    )
    .flatMap((user) => world.raw.competencies.flatMap((competency) => levelOf(world, user, competency) ?? []))

export function levelCounts(levels: readonly Level[]): Row {
  const at = (level: number) => levels.filter((one) => one.level === level).length
  return {
    measured: levels.length,
    level_0: at(0),
    level_1: at(1),
    level_2: at(2),
    level_3: at(3),
    percentage: meanOfTenths(levels.map(({ percentage }) => percentage)),
  }
}

/** When levels were computed: all at once in these worlds. */
export const changedAt = ({ now }: World): string | null => isoOf(now)

export const secondCompetencyReports = {
  competency_matrix: {
    user: (world, asked) =>
      sorted(
        levelsSeen(world, asked),
        ({ user }) => `${user.first_name} ${user.last_name}`.toLowerCase(),
        ({ competency }) => competency.id,
      ).map(({ user, competency, level, percentage }) => ({
        user_id: user.id,
        user: nameOf(userOf(world, user.id)),
        competency_id: competency.id,
        competency: competency.name,
        level: competency.scale[level],
        percentage,
        changed_at: changedAt(world),
      })),
    competency: (world, asked) => {
      const levels = levelsSeen(world, asked)
      return inTree(world).map((competency) => ({
        competency_id: competency.id,
        competency: competency.name,
        ...levelCounts(levels.filter((one) => one.competency.id === competency.id)),
      }))
    },
  },
} as const satisfies Readonly<Record<string, Second>>
