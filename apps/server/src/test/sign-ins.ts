import type { TestApp } from './app.ts'
import { type MadeUser, testPassword } from './factories.ts'

const sessionHeaders = ['access-token', 'token-type', 'client', 'expiry', 'uid']

/** Signing in with a password, on the app that a test file starts. */
export function signInsOf(test: () => TestApp) {
  let address = 0
  /** A new address for each request, so that only the limit under test applies. */
  const from = () => ({ 'x-forwarded-for': `198.51.100.${++address}` })
  return {
    from,
    signIn: (user: Pick<MadeUser, 'email'>, password = testPassword, headers: Record<string, string> = from()) =>
      test().call('auth.signIn', { body: { username: user.email, password }, headers }),
    sessionOf: (headers: Readonly<Record<string, unknown>>) => ({
      headers: Object.fromEntries(sessionHeaders.map((name) => [name, String(headers[name])])),
    }),
  }
}
