import { licenseTypes } from '@deckle/core/access/access.ts'
import { factorGrace } from '@deckle/core/second-factor/policy.ts'
import { list } from '@deckle/slides/fields/bounded.ts'
import { codeText } from '@deckle/slides/fields/limited-text.ts'
import * as z from 'zod/mini'
import { endpoint, type Output, type Resource } from './kit/endpoint.ts'
import { id, line, moment, ok, text } from './kit/shapes.ts'
import { signedInUser } from './models/people.ts'
import { ssoOffer } from './models/sso.ts'
import { assertion, attestation, creationOptions, requestOptions } from './models/web-authn.ts'
import { routes } from './routes.ts'

/** Of a mailed or shown secret: what `begin` answered. */
const challenge = text(200)

const factorCode = codeText(20)

/** One of the three. A code of an app has six digits; spaces in codes count for nothing. */
const factor = {
  code: z.optional(factorCode),
  assertion: z.optional(assertion),
  recovery_code: z.optional(codeText(40)),
} as const

const passkey = z.object({
  id,
  name: z.string(),
  createdAt: moment,
  lastUsedAt: z.nullable(moment),
  /** Stored by a password manager, which has it on all the person's devices. */
  synced: z.boolean(),
})
export type Passkey = Output<typeof passkey>

const factors = z.object({
  totp: z.nullable(z.object({ confirmedAt: moment, lastUsedAt: z.nullable(moment) })),
  passkeys: z.array(passkey),
  /** Unused ones; 0 without a second factor. */
  recovery_codes: z.number(),
  /** Whether the client requires a second factor of the person. */
  required: z.boolean(),
  /** Whether adding and removing needs no further proof for now. */
  proven: z.boolean(),
  /** How the person can prove who they are: by a second factor if there is one, else by password or directory. */
  proofs: z.array(z.enum(['password', 'totp', 'passkey', 'recovery_code', 'directory'])),
  /** Whether the person signs in with a password. */
  has_password: z.boolean(),
  /**
   * Where the person signs in by single sign-on; null for who does not. With `only` there is no other way, and the e-mail
   * address is the directory's to change.
   */
  directory: z.nullable(ssoOffer),
})
export type Factors = Output<typeof factors>

/** New codes, shown this once; null where there are some already. */
const codes = z.nullable(z.array(z.string()))
const added = z.object({ factors, recovery_codes: codes })

const change = { errors: ['proof_needed', 'rule_broken'], beforeFactor: true, refusedActing: 'all' } as const

const policy = z.object({
  license_types: z.array(z.enum(licenseTypes)),
  grace_days: z.number(),
  /** Active people of these licence types, and how many of them have a second factor. */
  people: z.object({ required: z.number(), set_up: z.number() }),
})
export type SecondFactorPolicy = Output<typeof policy>

export const second_factor = {
  answer: endpoint(routes.second_factor.answer, {
    summary:
      'Complete a sign-in that was answered with 401 `second_factor`. Answers as `sign_in` does, with the token headers',
    bodyLimit: 32 * 1024,
    body: z.strictObject({ challenge, ...factor }),
    reply: signedInUser,
    errors: ['wrong_credentials', 'factor_locked', 'account_deactivated', 'not_allowed', 'license_expired'],
    beforeFactor: true,
  }),
  requestUnlock: endpoint(routes.second_factor.requestUnlock, {
    summary:
      'Email a link that unlocks the codes of an account after too many wrong ones in a day, three times a day at most. The answer does not say whether one was sent',
    body: z.strictObject({ challenge }),
    reply: ok,
    errors: ['wrong_credentials'],
    beforeFactor: true,
  }),
  unlock: endpoint(routes.second_factor.unlock, {
    summary:
      'Unlock the codes of an account with the token of the emailed link, twice a day at most. Does not sign in and removes no factor',
    body: z.strictObject({ token: text(200) }),
    reply: ok,
    errors: ['link_expired', 'factor_locked'],
    beforeFactor: true,
  }),
  show: endpoint(routes.second_factor.show, {
    summary: 'The own second factors',
    reply: z.object({ factors }),
    beforeFactor: true,
  }),
  beginProof: endpoint(routes.second_factor.beginProof, {
    summary: 'What a passkey is asked for a proof',
    reply: z.object({ challenge, options: requestOptions }),
    errors: ['rule_broken'],
    beforeFactor: true,
    refusedActing: 'all',
  }),
  prove: endpoint(routes.second_factor.prove, {
    summary:
      'Prove who one is, by a second factor if there is one, else by password; second factors can then be changed for ten minutes',
    bodyLimit: 32 * 1024,
    body: z.strictObject({ password: z.optional(text(1000)), challenge: z.optional(challenge), ...factor }),
    reply: ok,
    errors: ['rule_broken', 'factor_locked'],
    beforeFactor: true,
    refusedActing: 'all',
  }),
  beginTotp: endpoint(routes.second_factor.beginTotp, {
    ...change,
    summary: 'A new secret for an authenticator app; it replaces the present one once it is confirmed',
    reply: z.object({ challenge, secret: z.string(), uri: z.string() }),
  }),
  confirmTotp: endpoint(routes.second_factor.confirmTotp, {
    ...change,
    summary: "Confirm the app's secret by its first code. With the first factor come ten recovery codes, shown once",
    body: z.strictObject({ challenge, code: factorCode }),
    reply: added,
  }),
  removeTotp: endpoint(routes.second_factor.removeTotp, {
    ...change,
    summary: 'Remove the authenticator app; the recovery codes go with the last factor',
    reply: z.object({ factors }),
    errors: ['proof_needed', 'rule_broken', 'not_found'],
  }),
  beginPasskey: endpoint(routes.second_factor.beginPasskey, {
    ...change,
    summary: 'What a browser needs to make a passkey (WebAuthn)',
    reply: z.object({ challenge, options: creationOptions }),
  }),
  confirmPasskey: endpoint(routes.second_factor.confirmPasskey, {
    ...change,
    summary: 'Add the passkey that the browser made. With the first factor come ten recovery codes, shown once',
    bodyLimit: 64 * 1024,
    body: z.strictObject({ challenge, name: line(60), attestation }),
    reply: added,
  }),
  renamePasskey: endpoint(routes.second_factor.renamePasskey, {
    summary: 'Rename one of the own passkeys',
    body: z.strictObject({ id, name: line(60) }),
    reply: z.object({ factors }),
    errors: ['not_found'],
    refusedActing: 'all',
  }),
  removePasskey: endpoint(routes.second_factor.removePasskey, {
    ...change,
    summary: 'Remove one of the own passkeys; the recovery codes go with the last factor',
    body: z.strictObject({ id }),
    reply: z.object({ factors }),
    errors: ['proof_needed', 'rule_broken', 'not_found'],
  }),
  renewRecoveryCodes: endpoint(routes.second_factor.renewRecoveryCodes, {
    ...change,
    summary: 'Ten new recovery codes, shown once; the earlier ones are no longer good',
    reply: z.object({ factors, recovery_codes: z.array(z.string()) }),
  }),
  policy: endpoint(routes.second_factor.policy, {
    summary: 'For which licence types the client requires a second factor',
    reply: z.object({ policy }),
  }),
  updatePolicy: endpoint(routes.second_factor.updatePolicy, {
    summary:
      'Require a second factor of people with these licence types. The days to set one up begin with the change, or with the person’s account where that is newer',
    body: z.strictObject({
      license_types: list(z.enum(licenseTypes), { max: licenseTypes.length }),
      grace_days: z.number().check(z.int(), z.gte(factorGrace.min), z.lte(factorGrace.max)),
    }),
    reply: z.object({ policy }),
    refusedActing: 'all',
  }),
} as const satisfies Resource<typeof routes.second_factor>

/** Passkeys instead of a password. One that has verified its user, by a finger or a PIN, is two factors in one. */
export const passkeys = {
  beginSignIn: endpoint(routes.passkeys.beginSignIn, {
    summary: 'What a browser asks a passkey for, whoever the person is',
    reply: z.object({ options: requestOptions }),
    beforeFactor: true,
  }),
  signIn: endpoint(routes.passkeys.signIn, {
    summary: 'Sign in by a passkey. Answers as `sign_in` does, with the token headers',
    bodyLimit: 32 * 1024,
    body: z.strictObject({ assertion }),
    reply: signedInUser,
    errors: ['wrong_credentials', 'account_deactivated', 'not_allowed', 'license_expired'],
    beforeFactor: true,
  }),
} as const satisfies Resource<typeof routes.passkeys>

export const sessions = {
  closeOthers: endpoint(routes.sessions.closeOthers, {
    summary: 'Close all of the own sessions but this one',
    reply: z.object({ closed: z.number() }),
    refusedActing: 'all',
  }),
} as const satisfies Resource<typeof routes.sessions>
