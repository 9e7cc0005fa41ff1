import type { ScreenName } from '@deckle/contract/screen-paths.ts'
import { pathsOf, type ScreenRoute } from '../lib/screen/screen-route.ts'
import { deckRoutes } from '../routes/deck-routes.ts'

/** All screens except a deck's tabs, from the features. */
export const routes: readonly ScreenRoute[] = Object.values(
  import.meta.glob<readonly ScreenRoute[]>('../features/*/routes.ts', { eager: true, import: 'routes' }),
).flat()

export function routeOf(screen: ScreenName): ScreenRoute | undefined {
  return routes.find((route) => route.screen === screen)
}

/** The route of a URL, to load its section and data before the router does. */
export function routeAt(pathname: string): ScreenRoute | undefined {
  const isOf = ({ screen }: ScreenRoute) => pathsOf(screen).some((path) => matches(path, pathname))
  const all = [...deckRoutes, ...routes]
  return all.find(({ screen }) => pathsOf(screen).includes(pathname)) ?? all.find(isOf)
}

/** Each parameter stands for one part of the address. */
function matches(path: string, pathname: string): boolean {
  const [parts, given] = [path.split('/'), pathname.split('/')]
  return parts.length === given.length && parts.every((part, at) => part.startsWith('$') || part === given[at])
}
