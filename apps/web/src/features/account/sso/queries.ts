import type { SsoSettings } from '@deckle/contract/models/sso.ts'
import type { BodyInputOf } from '@deckle/contract/kit/endpoint.ts'
import type { clients } from '@deckle/contract/clients.ts'
import { defaultClaims, type DirectoryLicence } from '@deckle/core/sso/sso.ts'
import { isBlank } from '@deckle/core/text/is-blank.ts'

export type SsoChange = NonNullable<
  NonNullable<BodyInputOf<typeof clients.update>['client']['app_configuration']>['sso']
>

/** The form's values: domains are one text, a line each. */
export interface SsoValues {
  readonly issuer: string
  readonly client_id: string
  readonly client_secret: string
  readonly label: string
  readonly domains: string
  readonly claims: SsoSettings['claims']
  readonly only: boolean
}

export const valuesOf = (sso: SsoSettings | null): SsoValues => ({
  issuer: sso?.issuer ?? '',
  client_id: sso?.client_id ?? '',
  client_secret: '',
  label: sso?.label ?? '',
  domains: sso?.domains.map(({ domain }) => domain).join('\n') ?? '',
  claims: sso?.claims ?? defaultClaims,
  only: sso?.only ?? false,
})

export const domainsIn = (text: string): readonly string[] => [
  ...new Set(
    text
      .split(/[\s,;]+/)
      .map((domain) => domain.replace(/^@/, '').toLowerCase())
      .filter((domain) => domain !== ''),
  ),
]

/** An empty secret leaves the stored one as it is. */
export function changeOf({ client_secret, domains, claims, ...rest }: SsoValues): SsoChange {
  const licences = claims.licences.filter(({ value }) => !isBlank(value))
  return {
    ...rest,
    ...(!isBlank(client_secret) && { client_secret }),
    domains: [...domainsIn(domains)],
    claims: { ...claims, licences: [...licences] },
  }
}

export type LicenceRow = { readonly value: string; readonly license_type: DirectoryLicence }
