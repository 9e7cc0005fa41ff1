import * as z from 'zod/mini'
import { endpoint, type Output, type Resource } from './kit/endpoint.ts'
import { idParams, line, text } from './kit/shapes.ts'
import { signedInUser } from './models/people.ts'
import { domain, ssoOffer, ssoSettings } from './models/sso.ts'
import { routes } from './routes.ts'

/** Why a provider can't be used; `ok` where it can. */
export const ssoTestResults = [
  'ok',
  'bad_address',
  'private',
  'unreachable',
  'no_discovery',
  'not_json',
  'other_issuer',
  'many_tenants',
  'no_code',
  'no_keys',
  'insecure',
] as const

const test = z.object({
  result: z.enum(ssoTestResults),
  /** What the provider says of itself, as far as it could be read. */
  issuer: z.nullable(z.string()),
  authorization_endpoint: z.nullable(z.string()),
  token_endpoint: z.nullable(z.string()),
  /** Whether signing out here can sign out there. */
  signs_out: z.boolean(),
  /** Claims that it says it may send; empty where it says nothing. */
  claims: z.array(z.string()),
})
export type SsoTest = Output<typeof test>

const settings = z.object({ sso: ssoSettings })

/**
 * OpenID Connect by client. `GET /{client}/auth/start?back=/path` (a page, not a call) begins; `connect` ends. The
 * settings are the client's `app_configuration.sso` (`PATCH /clients/{id}`).
 */
export const sso = {
  connect: endpoint(routes.sso.connect, {
    summary:
      'Sign in with what the provider sent back. Replies like `signIn`, with the token headers, and with the path to go to',
    params: z.object({ client: text(100) }),
    bodyLimit: 16 * 1024,
    body: z.strictObject({
      code: line(4000),
      state: line(200),
      /** Who sent it (RFC 9207). */
      iss: z.optional(line(500)),
    }),
    reply: z.object({ ...signedInUser.shape, back: z.string() }),
    errors: [
      'not_found',
      'sso_failed',
      'second_factor',
      'account_deactivated',
      'license_expired',
      'plan_limit',
      'not_allowed',
      'rule_broken',
      'already_taken',
    ],
  }),
  discover: endpoint(routes.sso.discover, {
    summary:
      'Whether people with addresses of a domain sign in by single sign-on, and where; null for any other domain',
    query: z.object({ domain: text(253) }),
    reply: z.object({ sso: z.nullable(ssoOffer) }),
  }),
  test: endpoint(routes.sso.test, {
    summary: 'Ask a provider for its configuration and say what is wrong with it',
    params: idParams,
    body: z.strictObject({ issuer: line(500) }),
    reply: z.object({ test }),
    errors: ['not_found'],
  }),
  verifyDomain: endpoint(routes.sso.verifyDomain, {
    summary: "Look for the TXT record that proves one of the client's domains",
    params: idParams,
    body: z.strictObject({ domain }),
    reply: settings,
    errors: ['not_found', 'rule_broken', 'already_taken'],
  }),
  confirmDomain: endpoint(routes.sso.confirmDomain, {
    summary: "Confirm one of the client's domains without a record (Superadmin)",
    params: idParams,
    body: z.strictObject({ domain }),
    reply: settings,
    errors: ['not_found', 'rule_broken', 'already_taken'],
  }),
} as const satisfies Resource<typeof routes.sso>
