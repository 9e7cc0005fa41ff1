import { prefetchDashboard } from '../features/dashboard/queries.ts'
import type { words } from '../words/en/shell.ts'
import * as screens from '../routes/screens.ts'
import type { LazySection } from '../lib/section.tsx'
import type { RouteAccess } from './guard.ts'

/** One screen: its addresses, who may open them, and what fetches it. */
export interface RouteEntry {
  readonly paths: readonly string[]
  readonly access: RouteAccess
  readonly title: keyof typeof words.titles
  readonly section: LazySection
  /** Asks for the data of the screen as soon as the guard lets it open, before it is drawn. */
  readonly prefetch?: () => void
  /** `bare` has no rail and top bar; `narrow` keeps the rail to its icons, for screens that need the width. */
  readonly frame?: 'bare' | 'narrow'
}

declare module '@tanstack/react-router' {
  /** What the shell and the title need to know of the route that is shown. */
  interface StaticDataRouteOption {
    readonly title?: RouteEntry['title']
    readonly frame?: RouteEntry['frame']
  }
}

/** product.md §2 "Routes", all of them. */
export const routes: readonly RouteEntry[] = [
  {
    paths: ['/login', '/drive/login', '/$appName/login'],
    access: 'login',
    title: 'login',
    section: screens.signIn,
    frame: 'bare',
  },
  { paths: ['/register', '/signup'], access: 'login', title: 'register', section: screens.register, frame: 'bare' },
  { paths: ['/forgotPassword'], access: 'login', title: 'forgot', section: screens.forgotPassword, frame: 'bare' },
  { paths: ['/signInLink'], access: 'login', title: 'link', section: screens.signInLink, frame: 'bare' },
  {
    paths: ['/reset-password', '/resetPassword'],
    access: 'open',
    title: 'reset',
    section: screens.resetPassword,
    frame: 'bare',
  },
  {
    paths: ['/confirm-email', '/confirmEmail'],
    access: 'open',
    title: 'confirm',
    section: screens.confirmEmail,
    frame: 'bare',
  },
  {
    paths: ['/framePreview/$id/$versionId'],
    access: 'deck.read',
    title: 'publish',
    section: screens.framePreview,
    frame: 'bare',
  },
  { paths: ['/'], access: 'signed-in', title: 'home', section: screens.home, prefetch: prefetchDashboard },
  {
    paths: ['/dashboard'],
    access: 'deck.list',
    title: 'dashboard',
    section: screens.home,
    prefetch: prefetchDashboard,
  },
  { paths: ['/library'], access: 'deck.list', title: 'library', section: screens.library },
  { paths: ['/templates'], access: 'deck.create', title: 'templates', section: screens.templates },
  { paths: ['/account'], access: 'account.use', title: 'account', section: screens.account },
  { paths: ['/admin'], access: 'admin.use', title: 'admin', section: screens.admin },
  { paths: ['/notifications'], access: 'notification.read', title: 'notifications', section: screens.notifications },
  { paths: ['/tutorial'], access: 'signed-in', title: 'tutorial', section: screens.tutorial },
  { paths: ['/helpDesk'], access: 'signed-in', title: 'help', section: screens.helpDesk },
  { paths: ['/forceUpdate'], access: 'signed-in', title: 'update', section: screens.forceUpdate, frame: 'bare' },
  { paths: ['/logout'], access: 'signed-in', title: 'logout', section: screens.logout, frame: 'bare' },
  {
    paths: ['/home', '/session', '/session/home'],
    access: 'signed-in',
    title: 'session',
    section: screens.session,
    frame: 'bare',
  },
  { paths: ['/enter/$shortid'], access: 'signed-in', title: 'enter', section: screens.enter, frame: 'bare' },
  { paths: ['/leads'], access: 'signed-in', title: 'leads', section: screens.notYet },
  {
    paths: ['/blogging', '/articles', '/articles/new'],
    access: 'signed-in',
    title: 'articles',
    section: screens.notYet,
  },
  {
    paths: ['/articles/$id/show', '/articles/$id/edit'],
    access: 'signed-in',
    title: 'article',
    section: screens.notYet,
  },
  { paths: ['/feed'], access: 'signed-in', title: 'feed', section: screens.notYet },
]

/** The five addresses of one deck: tabs of the same screen, which stays while one goes between them. */
export const deckRoutes = {
  section: screens.deckEditor,
  tabs: [
    { path: '/contentEditor/$id', access: 'deck.read', title: 'content' },
    { path: '/propertiesEditor/$id', access: 'deck.read', title: 'properties' },
    { path: '/designEditor/$id', access: 'deck.read', title: 'design' },
    { path: '/publishViewer/$id', access: 'deck.read', title: 'publish' },
    { path: '/analyticsViewer/$id', access: 'deck.analytics', title: 'analytics' },
  ],
} as const satisfies {
  section: LazySection
  tabs: readonly { path: string; access: RouteAccess; title: keyof typeof words.titles }[]
}

/** The section of an address, to be fetched before the router asks for it. */
export function sectionAt(pathname: string): LazySection | undefined {
  const inDeck = deckRoutes.tabs.some(({ path }) => pathname.startsWith(path.replace('$id', '')))
  return inDeck ? deckRoutes.section : routes.find(({ paths }) => paths.includes(pathname))?.section
}
