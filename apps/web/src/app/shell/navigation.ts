import type { SignedInUser } from '@deckle/contract/models/people.ts'
import { type ScreenName, screenPaths } from '@deckle/contract/screen-paths.ts'
import { House } from 'lucide-react'
import type { Place } from '../../lib/place.ts'
import { type ScreenTitle, titleOf } from '../../lib/screen-route.ts'
import { guard } from '../guard.ts'
import { routeOf } from '../routes.ts'
import { places } from './places.ts'

/** A place that the person's licence may use. */
export interface OpenPlace extends Pick<Place, 'icon' | 'isInRail' | 'part' | 'goKey'> {
  readonly screen: ScreenName
  readonly to: string
  readonly title: ScreenTitle
  /** Whether it is the current one at an address. */
  readonly isCurrent: (path: string) => boolean
  readonly preload: () => void
}

const home: Place = { screen: 'home', icon: House, isInRail: true }

/** What is complete and what the person's licence may use: nothing else is linked. */
export function placesFor(user: SignedInUser): OpenPlace[] {
  return places.flatMap((place) => open(place, user))
}

/** Those of the rail. Who has no dashboard has a start. */
export function railFor(user: SignedInUser): OpenPlace[] {
  const rail = placesFor(user).filter(({ isInRail }) => isInRail)
  return rail[0]?.screen === 'dashboard' ? rail : [...open(home, user), ...rail]
}

/** The keys after G, and where each goes. */
export const goKeys: ReadonlyMap<string, string> = new Map(
  places.flatMap(({ goKey, screen }) => (goKey === undefined ? [] : [[goKey, screenPaths[screen][0]] as const])),
)

function open({ covers = [], ...place }: Place, user: SignedInUser): OpenPlace[] {
  const route = routeOf(place.screen)
  const to = screenPaths[place.screen][0]
  if (!route || guard(route.access, user, to).kind !== 'allow') return []
  const isCurrent = (path: string) => [place.screen, ...covers].some((screen) => isAt(screen, path))
  return [{ ...place, to, title: titleOf(route), isCurrent, preload: () => void route.section.preload() }]
}

/** Whether an address is that of a screen, or below it. */
function isAt(screen: ScreenName, path: string): boolean {
  const [start = ''] = screenPaths[screen][0].split('/{')
  return path === start || (start !== '/' && path.startsWith(`${start}/`))
}
