import { Secret, TOTP } from 'otpauth'
import { type TestApp } from '../../../../test/app.ts'
import type { Person, UserOptions } from '../../../../test/factories.ts'
import { signInsOf } from '../../../../test/sign-ins.ts'
import type { LicenseType } from '@deckle/core/access/access.ts'

interface ChallengeData {
  readonly challenge: string
  readonly methods: readonly string[]
  readonly helpers: readonly string[]
  readonly passkey?: { readonly challenge: string }
}

/** People with second factors, on the app that a test file starts. */
export function factorPeopleOf(test: () => TestApp) {
  const { from, signIn, sessionOf, failuresOf } = signInsOf(test)
  const codeOf = (secret: string, at = test().deps.now().getTime()) =>
    new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: at })
  return {
    from,
    signIn,
    sessionOf,
    failuresOf,
    codeOf,
    /** A person who has set up an authenticator app with `usedCode`. */
    withTotp: async (licenseType: LicenseType = 'Creator', options: UserOptions = {}) => {
      const person = await test().signedIn(licenseType, options)
      const begun = (await test().call('second_factor.beginTotp', { as: person, body: {} })).body
      const usedCode = codeOf(begun.secret)
      const confirmed = await test().call('second_factor.confirmTotp', {
        as: person,
        body: { challenge: begun.challenge, code: usedCode },
      })
      return { person, secret: begun.secret, usedCode, codes: confirmed.body.recovery_codes ?? [], confirmed }
    },
    /** What the right password is answered. */
    challengeOf: async (user: Pick<Person, 'email'>): Promise<ChallengeData> => {
      const { status, error } = await signIn(user)
      if (status !== 401 || error.code !== 'second_factor') throw new Error(`Signing in answered ${status}.`)
      return error.data as ChallengeData
    },
    answer: (body: Record<string, unknown>, headers: Record<string, string> = from()) =>
      test().call('second_factor.answer', { body, headers }),
  }
}
