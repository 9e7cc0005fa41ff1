import type { SignedInUser } from '@deckle/contract/people.ts'
import { House, LayoutDashboard, Library, ShieldCheck, UserRound, type LucideIcon } from 'lucide-react'
import type { words } from '../../words/en/shell.ts'
import { guard } from '../guard.ts'
import { routes, type RouteEntry } from '../routes.ts'

/** A place in the rail. */
export interface Place {
  readonly to: string
  readonly title: keyof typeof words.titles
  readonly icon: LucideIcon
  /** Addresses at which it is the current one. */
  readonly isCurrent: (path: string) => boolean
  readonly preload: () => void
}

const at =
  (...starts: string[]) =>
  (path: string) =>
    starts.some((start) => path === start || path.startsWith(`${start}/`))

const candidates: readonly Omit<Place, 'preload' | 'title'>[] = [
  { to: '/dashboard', icon: LayoutDashboard, isCurrent: (path) => path === '/' || at('/dashboard')(path) },
  {
    to: '/library',
    icon: Library,
    isCurrent: at(
      '/library',
      '/templates',
      '/contentEditor',
      '/propertiesEditor',
      '/designEditor',
      '/publishViewer',
      '/analyticsViewer',
    ),
  },
  { to: '/account', icon: UserRound, isCurrent: at('/account') },
  { to: '/admin', icon: ShieldCheck, isCurrent: at('/admin') },
]

/** What is complete and what the person's licence may use: nothing else is linked. */
export function placesFor(user: SignedInUser): Place[] {
  const places = candidates.flatMap((candidate) => {
    const entry = routeAt(candidate.to)
    if (!entry || guard(entry.access, user, candidate.to).kind !== 'allow') return []
    return [{ ...candidate, title: entry.title, preload: () => void entry.section.preload() }]
  })
  if (places[0]?.to === '/dashboard') return places
  const home: Place = {
    to: '/',
    title: 'home',
    icon: House,
    isCurrent: (path) => path === '/',
    preload: () => void routeAt('/')?.section.preload(),
  }
  return [home, ...places]
}

function routeAt(path: string): RouteEntry | undefined {
  return routes.find((entry) => entry.paths.includes(path))
}
