import type { Asker, World } from '../worlds.ts'
import type { RawRows } from '../raw.ts'
import { type Condition, meets } from './asked.ts'

export type User = RawRows['users'][number]
export type Deck = RawRows['decks'][number]
export type Course = RawRows['courses'][number]

export const userOf = ({ raw }: World, id: string | null): User | undefined => raw.users.find((user) => user.id === id)
export const nameOf = (user: User | undefined): string => (user ? `${user.first_name} ${user.last_name}`.trim() : '')
export const meOf = ({ people }: World, by: Asker): string => people[by].id

/** Somewhere below in the tree. */
export function isBelow(world: World, id: string | null, managerId: string): boolean {
  for (let one = userOf(world, id)?.manager_id ?? null; one !== null; one = userOf(world, one)?.manager_id ?? null)
    if (one === managerId) return true
  return false
}

export const isManager = (by: Asker): boolean => by === 'head' || by === 'sub'

/** Everyone for an Admin; for a Manager the people below, oneself only where that is said. */
export function reaches(world: World, by: Asker, id: string | null, { self = false } = {}): boolean {
  if (by === 'admin') return true
  if (self && id === meOf(world, by)) return true
  return isManager(by) && isBelow(world, id, meOf(world, by))
}

interface Owned {
  readonly id: string
  readonly owner_id: string
  readonly everyone: string
}

/** Who owns, may edit, or leads the owner. */
export function mayEdit(
  world: World,
  by: Asker,
  thing: Owned,
  shares: readonly { id: string; user_id: string; can: string }[],
): boolean {
  const me = meOf(world, by)
  if (by === 'learner') return false
  if (by === 'admin' || thing.owner_id === me || thing.everyone === 'edit') return true
  if (shares.some((one) => one.id === thing.id && one.user_id === me && one.can === 'edit')) return true
  return isManager(by) && isBelow(world, thing.owner_id, me)
}

/** Decks whose figures somebody sees. */
export const seenDecks = (world: World, by: Asker): Deck[] =>
  world.raw.decks.filter(
    (deck) =>
      deck.deleted_at === null &&
      mayEdit(
        world,
        by,
        deck,
        world.raw.deck_shares.map(({ deck_id, ...share }) => ({ ...share, id: deck_id })),
      ),
  )

/** What asking for a deck's figures answers: who may only look at the deck is refused, for the others it is not there. */
export function statusOf(world: World, by: Asker, deck: Deck): 200 | 403 | 404 {
  if (seenDecks(world, by).includes(deck)) return 200
  const isShared = world.raw.deck_shares.some((one) => one.deck_id === deck.id && one.user_id === meOf(world, by))
  return deck.deleted_at === null && (deck.everyone !== 'none' || isShared) ? 403 : 404
}

export const maySeeCourse = (world: World, by: Asker, course: Course): boolean =>
  mayEdit(
    world,
    by,
    course,
    world.raw.course_shares.map(({ course_id, ...share }) => ({ ...share, id: course_id })),
  )

/** What conditions on people say. */
export const isMatching = (world: World, conditions: readonly Condition[], user: User): boolean =>
  conditions.every((condition) => {
    const { field, op, value } = condition
    if (field === 'license_type') return meets(condition, user.license_type)
    if (field === 'manager') {
      if (op === 'exists') return (user.manager_id !== null) === value
      return op === 'is' ? user.manager_id === value : isBelow(world, user.id, String(value))
    }
    const at = field === 'last_seen' ? user.last_seen_at : field === 'created' ? user.created_at : undefined
    if (at === undefined) return true
    if (op === 'exists') return (at !== null) === value
    const moment = new Date(String(value))
    return at !== null && (op === 'before' ? at < moment : at >= moment)
  })

/** What asking for the learners of a course answers. */
export function statusOfCourse(world: World, by: Asker, course: Course): 200 | 403 | 404 {
  if (by === 'learner') return 403
  if (course.deleted_at !== null) return 404
  return maySeeCourse(world, by, course) ? 200 : 404
}
