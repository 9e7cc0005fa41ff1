import { licenseTypes, type LicenseType } from '@deckle/core/access/access.ts'
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
const open = ['/reset-password', '/resetPassword', '/confirm-email', '/confirmEmail']
const lowest: Record<string, LicenseType> = {
  '/dashboard': 'Creator',
  '/library': 'Creator',
  '/templates': 'Creator',
  '/contentEditor/7': 'Creator',
  '/propertiesEditor/7': 'Creator',
  '/designEditor/7': 'Creator',
  '/publishViewer/7': 'Creator',
  '/framePreview/7/$versionId': 'Creator',
  '/analyticsViewer/7': 'Creator',
  '/admin': 'Superadmin',
}
const anyLicense = [
  '/',
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
  '/leads',
  '/blogging',
  '/articles',
  '/articles/new',
  '/articles/7/show',
  '/articles/7/edit',
  '/feed',
]

describe('routes', () => {
  it('exist for each screen that the server has pages for', () => {
    expect([...routes, ...deckRoutes].map(({ screen }) => screen).sort()).toEqual(Object.keys(screenPaths).sort())
  })

  it('are those of the specification and our own, no more and no fewer', () => {
    expect(every.map(({ path }) => path).sort()).toEqual(
      [...loginGroup, ...open, ...Object.keys(lowest), ...anyLicense].sort(),
    )
  })
})

describe.each(every)('$path', ({ path, access }) => {
  it('when nobody is signed in', () => {
    const decision = guard(access, null, path)
    if (loginGroup.includes(path) || open.includes(path)) expect(decision).toEqual({ kind: 'allow' })
    else expect(decision).toEqual({ kind: 'redirect', to: expect.stringMatching(/^\/login(\?back=%2F|$)/) })
  })

  it.each(licenseTypes)('when a %s is signed in', (type) => {
    const decision = guard(access, user(type), path)
    if (loginGroup.includes(path)) expect(decision).toEqual({ kind: 'redirect', to: AFTER_SIGN_IN })
    else if (licenseTypes.indexOf(type) < licenseTypes.indexOf(lowest[path] ?? 'Learner'))
      expect(decision).toEqual({ kind: 'refuse' })
    else expect(decision).toEqual({ kind: 'allow' })
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
