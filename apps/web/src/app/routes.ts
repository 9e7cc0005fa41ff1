import type { ScreenName } from '@deckle/contract/screen-paths.ts'
import { accountRoutes } from '../features/account/routes.ts'
import { adminRoutes } from '../features/admin/routes.ts'
import { dashboardRoutes } from '../features/dashboard/routes.ts'
import { enterRoutes } from '../features/enter/routes.ts'
import { forceUpdateRoutes } from '../features/force-update/routes.ts'
import { helpDeskRoutes } from '../features/help-desk/routes.ts'
import { libraryRoutes } from '../features/library/routes.ts'
import { notYetRoutes } from '../features/not-yet/routes.ts'
import { notificationRoutes } from '../features/notifications/routes.ts'
import { publicationRoutes } from '../features/publication/routes.ts'
import { sessionRoutes } from '../features/session/routes.ts'
import { signInRoutes } from '../features/sign-in/routes.ts'
import { tutorialRoutes } from '../features/tutorial/routes.ts'
import { pathsOf, type ScreenRoute } from '../lib/screen/screen-route.ts'
import type { LazySection } from '../lib/screen/section.tsx'
import { deckRoutes } from '../routes/deck-routes.ts'

/** All screens except a deck's tabs, by feature. */
export const routes: readonly ScreenRoute[] = [
  ...signInRoutes,
  ...publicationRoutes,
  ...dashboardRoutes,
  ...libraryRoutes,
  ...accountRoutes,
  ...adminRoutes,
  ...notificationRoutes,
  ...tutorialRoutes,
  ...helpDeskRoutes,
  ...forceUpdateRoutes,
  ...sessionRoutes,
  ...enterRoutes,
  ...notYetRoutes,
]

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
