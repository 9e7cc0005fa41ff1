import { describe, expect, it } from 'vitest'
import { loginAddress, sessionBack } from './session-back.ts'

describe('sessionBack', () => {
  it.each(['/library', '/contentEditor/5?slide=2#x', '/account?tab=sessions', '/forceUpdate?latest=3.1.0'])(
    'goes back to %s',
    (path) => {
      expect(sessionBack(path)).toBe(path)
    },
  )

  it.each([
    '/session/home',
    '/session',
    '/session/',
    '/SESSION',
    '/drive/login',
    '/logout',
    'logout',
    '/home',
    '/undefined',
    '/',
    '/login',
    '/acme/login',
    '/register',
    '/signup',
    '/forgotPassword',
    '/signInLink',
    '/reset-password?token=1',
  ])('never goes back to %s', (path) => {
    expect(sessionBack(path)).toBeNull()
  })

  it.each([
    'https://evil.example/',
    '//evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '/\t/evil.example',
    'javascript:alert(1)',
    '/..//evil.example',
    ' //evil.example',
    '',
    undefined,
    null,
    5,
  ])('refuses the external URL %j', (path) => {
    expect(sessionBack(path)).toBeNull()
  })

  it('puts the requested path into the sign-in URL', () => {
    expect(loginAddress('/library?status=bin')).toBe('/login?back=%2Flibrary%3Fstatus%3Dbin')
    expect(loginAddress('/home')).toBe('/login')
  })
})
