import { accessTable, type Action, licenseRank, licenseTypes, type LicenseType } from '@deckle/core/access/access.ts'
import { describe, expect, it } from 'vitest'
import { AFTER_SIGN_IN, guard } from './guard.ts'
import { screenPaths } from '@deckle/contract/screen-paths.ts'
import { pathsOf } from '../lib/screen/screen-route.ts'
import { deckRoutes } from '../routes/deck-routes.ts'
import { routes } from './routes.ts'

const user = (license_type: LicenseType) => ({ _id: 'u', license: { license_type } }) as never
const every = [...routes, ...deckRoutes].flatMap(({ screen, access }) =>
  pathsOf(screen).map((path) => ({ path: path.replace('$appName', 'acme').replace('$id', '7'), access })),
)

// product.md §2 in full: where each user is redirected.
const loginGroup = ['/login', '/acme/login', '/drive/login', '/register', '/signup', '/forgotPassword', '/signInLink']
const open = [
  '/reset-password',
  '/resetPassword',
  '/confirm-email',
  '/confirmEmail',
  '/unsubscribe',
  '/unlock',
  '/shared-report/$token',
  '/sso/$client',
  '/tickets/new',
  '/tickets/thread/$token',
  '/profiles/7',
]
const lowest: Record<string, LicenseType> = {
  '/library': 'Creator',
  '/blogging': 'Creator',
  '/articles/new': 'Creator',
  '/articles/7/edit': 'Creator',
  '/templates': 'Creator',
  '/contentEditor/7': 'Creator',
  '/propertiesEditor/7': 'Creator',
  '/designEditor/7': 'Creator',
  '/publishViewer/7': 'Creator',
  '/framePreview/7/$versionId': 'Creator',
  '/analyticsViewer/7': 'Creator',
  '/leads': 'Creator',
  '/leads/7': 'Creator',
  '/admin': 'Superadmin',
  '/people/new': 'Admin',
  '/people/7': 'Manager',
}
const anyLicense = [
  '/',
  '/dashboard',
  '/account',
  '/notifications',
  '/tutorial',
  '/helpDesk',
  '/forceUpdate',
  '/enter/$shortid',
  '/logout',
  '/home',
  '/session',
  '/session/home',
  '/articles',
  '/articles/7/show',
  '/feed',
]
const specified = [...loginGroup, ...open, ...Object.keys(lowest), ...anyLicense]

/** Who may open it: of a path that the specification does not name, whoever the access table grants the action. */
function opensFor(type: LicenseType, { path, access }: (typeof every)[number]): boolean {
  if (specified.includes(path)) return licenseRank(type) >= licenseRank(lowest[path] ?? 'Learner')
  const reaches = access in accessTable ? Object.values<LicenseType>(accessTable[access as Action]) : []
  return reaches.some((needed) => licenseRank(type) >= licenseRank(needed))
}

describe('routes', () => {
  it('exist once for each screen that the server has pages for', () => {
    expect([...routes, ...deckRoutes].map(({ screen }) => screen).sort()).toEqual(Object.keys(screenPaths).sort())
  })

  it('are all of the specification', () => {
    expect(every.map(({ path }) => path)).toEqual(expect.arrayContaining(specified))
  })

  it('of our own need an action of the access table', () => {
    const own = every.filter(({ path }) => !specified.includes(path))
    expect(own.filter(({ access }) => !(access in accessTable))).toEqual([])
  })
})

describe.each(every)('$path', (route) => {
  const { path, access } = route
  it('when nobody is signed in', () => {
    const decision = guard(access, null, path)
    if (loginGroup.includes(path) || open.includes(path)) expect(decision).toEqual({ kind: 'allow' })
    else expect(decision).toEqual({ kind: 'redirect', to: expect.stringMatching(/^\/login(\?back=%2F|$)/) })
  })

  it.each(licenseTypes)('when a %s is signed in', (type) => {
    const decision = guard(access, user(type), path)
    if (loginGroup.includes(path)) expect(decision).toEqual({ kind: 'redirect', to: AFTER_SIGN_IN })
    else expect(decision).toEqual({ kind: opensFor(type, route) ? 'allow' : 'refuse' })
  })
})

describe('session-back', () => {
  it('returns to the requested path, with its search, after sign-in', () => {
    expect(guard('deck.list', null, '/library?status=bin')).toEqual({
      kind: 'redirect',
      to: '/login?back=%2Flibrary%3Fstatus%3Dbin',
    })
    expect(guard('login', user('Creator'), '/login', '/library?status=bin')).toEqual({
      kind: 'redirect',
      to: '/library?status=bin',
    })
  })

  it.each(['/session/home', '/session', '/drive/login', '/logout', '/home', '/undefined', '/'])(
    'goes to the start, not back to %s',
    (path) => {
      expect(guard('signed-in', null, path)).toEqual({ kind: 'redirect', to: '/login' })
      expect(guard('login', user('Creator'), '/login', path)).toEqual({ kind: 'redirect', to: '/' })
    },
  )

  it('never leaves the application', () => {
    expect(guard('login', user('Creator'), '/login', '//evil.example/x')).toEqual({ kind: 'redirect', to: '/' })
  })
})
