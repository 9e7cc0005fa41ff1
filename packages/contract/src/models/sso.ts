import { directoryLicences, domainPattern, ssoLimits } from '@deckle/core/sso/sso.ts'
import { list } from '@deckle/slides/fields/bounded.ts'
import { trimmedText } from '@deckle/slides/fields/limited-text.ts'
import * as z from 'zod/mini'
import type { Output } from '../kit/endpoint.ts'
import { line, moment, optionalLine } from '../kit/shapes.ts'

const claim = optionalLine(ssoLimits.claim)

/** Which claims of the provider say what about a person. */
export const claimsMapping = z.strictObject({
  email: line(ssoLimits.claim),
  verified: claim,
  first_name: claim,
  last_name: claim,
  locale: claim,
  manager: claim,
  groups: claim,
  licences: list(
    z.strictObject({
      value: line(200),
      license_type: z.enum(directoryLicences),
    }),
    { max: ssoLimits.licences },
  ),
  updates: z.strictObject({ names: z.boolean(), licence: z.boolean(), manager: z.boolean() }),
})

export const domain = trimmedText(253).check(z.toLowerCase(), z.regex(domainPattern, 'bad_domain'))

const ssoDomain = z.object({
  domain: z.string(),
  verified_at: z.nullable(moment),
  verified_by: z.nullable(z.enum(['dns', 'operator'])),
  /** A TXT record of the domain that proves it. */
  record: z.string(),
})
export type SsoDomain = Output<typeof ssoDomain>

/** `app_configuration.sso`, for who may change it. The secret is never shown. */
export const ssoSettings = z.object({
  issuer: z.string(),
  client_id: z.string(),
  has_secret: z.boolean(),
  label: z.string(),
  domains: z.array(ssoDomain),
  claims: claimsMapping,
  only: z.boolean(),
  /** Whether people can sign in by it: it has an issuer and a verified domain. */
  is_ready: z.boolean(),
  /** To enter at the provider. */
  redirect_uri: z.string(),
  post_logout_redirect_uri: z.string(),
})
export type SsoSettings = Output<typeof ssoSettings>

/** Null takes single sign-on away. */
export const ssoChange = z.nullable(
  z.strictObject({
    issuer: line(ssoLimits.issuer),
    client_id: line(ssoLimits.clientId),
    /** Left out, the stored one stays, while issuer and client id stay; null removes it (a public client). */
    client_secret: z.optional(z.nullable(line(ssoLimits.secret))),
    label: z.optional(optionalLine(ssoLimits.label)),
    domains: list(domain, { max: ssoLimits.domains }),
    claims: z.optional(claimsMapping),
    only: z.optional(z.boolean()),
  }),
)

/** What everybody may know: that there is single sign-on, and what its button says. */
export const ssoOffer = z.object({
  /** Of the client's sign-in page. */
  client: z.string(),
  label: z.string(),
  only: z.boolean(),
})
export type SsoOffer = Output<typeof ssoOffer>
