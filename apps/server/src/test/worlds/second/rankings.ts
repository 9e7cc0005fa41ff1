import type { Play } from '../../figures/brute-force.ts'
import type { World } from '../worlds.ts'
import { type Asked, isoOf, type Row, sorted } from './asked.ts'
import { byName } from './people-reports.ts'
import { figuresOf, meanPercentage, playedOf } from './plays.ts'
import { type Deck, meOf, nameOf, reaches, type User, userOf } from './reach.ts'

const isFound = ({ first_name, last_name, email, username }: User, search: string): boolean =>
  `${first_name} ${last_name} ${email} ${username}`.toLowerCase().includes(search.toLowerCase())

const isActive = ({ active, deleted_at }: User): boolean => active && deleted_at === null
const personRow = (user: User): Row => ({ user_id: user.id, user: nameOf(user), email: user.email })
const live = ({ raw }: World): Deck[] => raw.decks.filter(({ deleted_at }) => deleted_at === null)

/** Who owns decks: oneself, those below, or all. */
export const creators = (world: World, asked: Asked, search: string): Row[] =>
  byName(
    world.raw.users.filter(
      (user) =>
        isActive(user) &&
        isFound(user, search) &&
        (user.id === meOf(world, asked.by) || reaches(world, asked.by, user.id)),
    ),
  ).flatMap((user) => {
    const own = live(world).filter(({ owner_id }) => owner_id === user.id)
    if (own.length === 0) return []
    const figures = figuresOf(
      world,
      asked,
      own.map((deck) => playedOf(world, deck, asked)),
    )
    return [
      {
        ...personRow(user),
        decks: own.length,
        published: own.filter(({ published_version_id }) => published_version_id !== null).length,
        plays: figures.starts,
        completions: figures.completions,
        percentage: meanPercentage(figures),
      },
    ]
  })

interface Played {
  readonly deck: Deck
  readonly play: Play
}

const startedIn = (world: World, decks: readonly Deck[], asked: Asked): Played[] =>
  decks.flatMap((deck) =>
    playedOf(world, deck, asked)
      .plays.filter(({ isStarted }) => isStarted)
      .map((play) => ({ deck, play })),
  )

const counts = (played: readonly Played[]): Row => ({
  decks: new Set(played.map(({ deck }) => deck.id)).size,
  plays: played.length,
  completions: played.filter(({ play }) => play.attempt.completed_at !== null).length,
})

/** People whom one may list and who have begun something, whenever that was. */
export function viewers(world: World, asked: Asked, search: string): Row[] {
  const { raw } = world
  const played = startedIn(world, raw.decks, asked)
  return byName(
    raw.users.filter((user) => isActive(user) && isFound(user, search) && reaches(world, asked.by, user.id)),
  )
    .filter(({ id }) => raw.attempts.some(({ user_id }) => user_id === id))
    .map((user) => ({
      ...personRow(user),
      ...counts(played.filter(({ play }) => play.attempt.user_id === user.id)),
      last_seen_at: isoOf(user.last_seen_at),
    }))
}

/** When somebody did something last, or reached the end. */
function lastOf({ attempt, answers, events }: Play): number {
  const acts = [
    ...answers.map(({ answered_at }) => Number(answered_at)),
    ...events.filter(({ slide_id }) => slide_id !== null).map(({ received_at }) => Number(received_at)),
  ]
  return Math.max(acts.length === 0 ? Number(attempt.started_at) : Math.max(...acts), Number(attempt.completed_at))
}

/** Of one's own decks: who was signed in, or has confirmed an address. A search is for people of the client. */
export function viewersOfCreator(world: World, asked: Asked, search: string): Row[] {
  const own = live(world).filter(({ owner_id }) => owner_id === meOf(world, asked.by))
  const played = startedIn(world, own, asked)
  const keyOf = ({ play: { attempt } }: Played) => attempt.user_id ?? attempt.email
  const keys = [...new Set(played.map(keyOf))].filter((key) => key !== null)
  const rows = keys.flatMap((key) => {
    const mine = played.filter((one) => keyOf(one) === key)
    const user = userOf(world, key)
    if (search !== '' && (!user || user.deleted_at !== null || !isFound(user, search))) return []
    const last_seen_at = isoOf(new Date(Math.max(...mine.map(({ play }) => lastOf(play)))))
    return [{ user_id: user?.id ?? null, user: nameOf(user), email: user?.email ?? key, ...counts(mine), last_seen_at }]
  })
  return sorted(rows, ({ email }) => email)
}
