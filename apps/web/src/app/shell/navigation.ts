import type { StoredUser } from '../../lib/session/tokens/persisted.ts'
import { type ScreenName, screenPaths } from '@deckle/contract/screen-paths.ts'
import { AppWindow, type LucideIcon } from 'lucide-react'
import type { Place } from '../../lib/screen/place.ts'
import { type ScreenTitle, titleOf } from '../../lib/screen/screen-route.ts'
import { guard } from '../guard.ts'
import { routeAt, routeOf } from '../routes.ts'
import { places } from './places.ts'

export interface OpenPlace extends Pick<Place, 'isInRail' | 'menuOrder' | 'part' | 'goKey'> {
  readonly icon: LucideIcon
  readonly screen: ScreenName
  readonly to: string
  readonly title: ScreenTitle
  /** Whether it is the current place at a path. */
  readonly isCurrent: (path: string) => boolean
  readonly preload: () => void
}

/** Screens whose place is named; the others count as below the place whose address theirs begins with. */
const covered: ReadonlySet<ScreenName> = new Set(places.flatMap(({ covers = [] }) => covers))

/** Complete features that the user's licence includes: nothing else is linked. */
export function placesFor(user: StoredUser): OpenPlace[] {
  return places.flatMap((place) => open(place, user))
}

/** Places in the rail. */
export const railFor = (user: StoredUser): OpenPlace[] => placesFor(user).filter(({ isInRail }) => isInRail)

/** Those of the person's own menu. */
export function menuFor(user: StoredUser): OpenPlace[] {
  const order = ({ menuOrder = Infinity }: OpenPlace) => menuOrder
  return placesFor(user)
    .filter(({ menuOrder }) => menuOrder !== undefined)
    .toSorted((a, b) => order(a) - order(b))
}

/** Keys pressed after G, with their paths. */
export const goKeys: ReadonlyMap<string, string> = new Map(
  places.flatMap(({ goKey, screen }) => (goKey === undefined ? [] : [[goKey, screenPaths[screen][0]] as const])),
)

function open({ covers = [], isFor = () => true, ...place }: Place, user: StoredUser): OpenPlace[] {
  const route = routeOf(place.screen)
  const to = screenPaths[place.screen][0]
  if (!route || guard(route.access, user, to).kind !== 'allow' || !isFor(user)) return []
  const isCurrent = (path: string) => {
    const own: readonly ScreenName[] = [place.screen, ...covers]
    const screen = routeAt(path)?.screen
    return screen !== undefined && covered.has(screen) ? own.includes(screen) : isAt(place.screen, path)
  }
  return [
    { icon: AppWindow, ...place, to, title: titleOf(route), isCurrent, preload: () => void route.section.preload() },
  ]
}

/** Whether a path is the screen's own or below it. */
function isAt(screen: ScreenName, path: string): boolean {
  const [start = ''] = screenPaths[screen][0].split('/{')
  return path === start || (start !== '/' && path.startsWith(`${start}/`))
}
