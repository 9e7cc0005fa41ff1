import { sql } from 'kysely'
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
    /** Reasons of a person's failed sign-ins in the audit log, in alphabetical order. */
    failuresOf: async (userId = '') => {
      await test().jobsDone()
      const entries = await test()
        .deps.db.selectFrom('audit_log')
        .select(sql<string>`detail ->> 'why'`.as('why'))
        .where('action', '=', 'auth.sign_in_failed')
        .where('actor_id', '=', userId)
        .orderBy('why')
        .execute()
      return entries.map(({ why }) => why)
    },
    sessionOf: (headers: Readonly<Record<string, unknown>>) => ({
      headers: Object.fromEntries(sessionHeaders.map((name) => [name, String(headers[name])])),
    }),
  }
}
