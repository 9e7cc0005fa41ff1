import type { ScreenName } from '@deckle/contract/screen-paths.ts'
import { pathsOf, type ScreenRoute } from '../lib/screen/screen-route.ts'
import type { LazySection } from '../lib/screen/section.tsx'
import { deckRoutes } from '../routes/deck-routes.ts'

/** All screens except a deck's tabs, from the features. */
export const routes: readonly ScreenRoute[] = Object.values(
  import.meta.glob<readonly ScreenRoute[]>('../features/*/routes.ts', { eager: true, import: 'routes' }),
).flat()

export function routeOf(screen: ScreenName): ScreenRoute | undefined {
  return routes.find((route) => route.screen === screen)
}

/** The section of a URL, to load it before the router does. */
export function sectionAt(pathname: string): LazySection | undefined {
  const isOf = ({ screen }: ScreenRoute) =>
    pathsOf(screen).some(
      (path) => path === pathname || (path.endsWith('/$id') && pathname.startsWith(path.slice(0, -2))),
    )
  return [...deckRoutes, ...routes].find(isOf)?.section
}
