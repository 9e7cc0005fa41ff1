import {
  createRootRoute,
  createRoute,
  createRouter,
  Outlet,
  redirect,
  useRouterState,
  type AnyRoute,
} from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { authState, useAuth } from '../lib/session/auth-state.ts'
import { guard } from './guard.ts'
import { publicPlace } from './public-place.ts'
import { searchFormat } from '../lib/url/search-format.ts'
import { lazySection, type LazySection } from '../lib/screen/section.tsx'
import { Root } from './root.tsx'
import { deckRoutes } from '../routes/deck-routes.ts'
import { pathsOf, type RouteAccess, type ScreenRoute, type ScreenTitle, titleOf } from '../lib/screen/screen-route.ts'
import { routes } from './routes.ts'
import { ScreenBoundary } from './fallbacks/screen-boundary.tsx'
import { ScreenSkeleton } from './fallbacks/screen-skeleton.tsx'

/** Rail and top bar: not needed before sign-in, so loaded lazily like a section. */
export const shellSection = lazySection(() => import('./shell/shell.tsx').then((module) => module.Shell), ['shell'])
const notFound = lazySection(() => import('./fallbacks/not-found.tsx').then((module) => module.NotFound))
const notPermitted = lazySection(() => import('./fallbacks/not-found.tsx').then((module) => module.NotPermitted))

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The screen shows what its person has just created, and opens ready for typing. */
    readonly isCreated?: boolean
  }
  /** Route data for the shell and the title. */
  interface StaticDataRouteOption {
    readonly title?: ScreenTitle
    readonly frame?: ScreenRoute['frame']
  }
}

const root = createRootRoute({ component: Root, notFoundComponent: inBoundary(notFound) })
const Shell = inBoundary(shellSection)
const shell = createRoute({ getParentRoute: () => root, id: 'shell', component: ShellOfMembers })

/** The only guard, before any screen. It only redirects; a refusal is shown by a screen of its own. */
function beforeLoad(access: RouteAccess, prefetch?: ScreenRoute['prefetch']) {
  return ({ location, search }: { location: { href: string; pathname: string }; search: Record<string, unknown> }) => {
    const { user } = authState.getState()
    const decision = guard(access, user, location.href, search['back'] as string | undefined)
    if (decision.kind === 'redirect') {
      if (!user && access !== 'login') return signInOrLeave(location.pathname, decision.to)
      throw redirect({ href: decision.to, replace: true })
    }
    if (decision.kind === 'allow' && user) prefetch?.(user, location.pathname)
  }
}

/** To sign-in, or to a page outside that shows the same. */
async function signInOrLeave(pathname: string, signIn: string): Promise<void> {
  const place = await publicPlace(pathname)
  if (place === null) throw redirect({ href: signIn, replace: true })
  window.location.replace(place)
  // Nothing is drawn while the browser leaves.
  await new Promise(() => undefined)
}

function inBoundary({ Screen }: LazySection, loading?: ReactNode) {
  return function Bounded() {
    return (
      <ScreenBoundary loading={loading}>
        <Screen />
      </ScreenBoundary>
    )
  }
}

/** Visitors get an open screen alone. */
function ShellOfMembers() {
  const isVisitor = useAuth(({ user }) => user === null)
  const isOpen = useRouterState({ select: ({ matches }) => matches.at(-1)?.staticData?.frame === 'members' })
  return isVisitor && isOpen ? <Outlet /> : <Shell />
}

function screenOf({ access, section, frame }: Pick<ScreenRoute, 'access' | 'section' | 'frame'>) {
  const Permitted = inBoundary(section, frame === 'bare' ? undefined : <ScreenSkeleton />)
  const NotPermitted = inBoundary(notPermitted)
  return function Screen() {
    return guard(access, authState.getState().user, '/').kind === 'refuse' ? <NotPermitted /> : <Permitted />
  }
}

function routesOf(entry: ScreenRoute): AnyRoute[] {
  const component = screenOf(entry)
  const staticData = { title: titleOf(entry), frame: entry.frame }
  const parent = entry.frame === 'bare' ? root : shell
  return pathsOf(entry.screen).map((path) =>
    createRoute({
      getParentRoute: () => parent as typeof root,
      path,
      beforeLoad: beforeLoad(entry.access, entry.prefetch),
      component,
      staticData: staticData,
    }),
  )
}

// One parent for a deck's five URLs: the editor stays mounted when the tab changes.
const deck = createRoute({
  getParentRoute: () => shell,
  id: 'deck',
  component: screenOf({ access: 'deck.read', section: deckRoutes[0].section }),
})
const deckTabs = deckRoutes.flatMap(({ screen, access, frame }) =>
  pathsOf(screen).map((path) =>
    createRoute({
      getParentRoute: () => deck,
      path,
      beforeLoad: beforeLoad(access),
      staticData: { title: screen, frame },
    }),
  ),
)
const unknownPath = createRoute({
  getParentRoute: () => shell,
  path: '$',
  beforeLoad: beforeLoad('signed-in'),
  component: inBoundary(notFound),
  staticData: { title: 'notFound' },
})

const bare = routes.filter((entry) => entry.frame === 'bare').flatMap(routesOf)
const framed = routes.filter((entry) => entry.frame !== 'bare').flatMap(routesOf)

export const router = createRouter({
  routeTree: root.addChildren([...bare, shell.addChildren([...framed, deck.addChildren(deckTabs), unknownPath])]),
  ...searchFormat,
  scrollRestoration: true,
})
