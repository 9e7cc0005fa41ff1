import type * as OpenIdClient from 'openid-client'
import type { Clock } from '../../../platform/clock.ts'
import type { WebRequest } from '../../../platform/web-fetch/safe-request.ts'
import { providerFetch } from './provider-fetch.ts'
import { createProviderKeys } from './provider-keys.ts'

export interface Provider {
  readonly oidc: typeof OpenIdClient
  /** Of one sign-in. */
  readonly config: OpenIdClient.Configuration
}

export interface ProviderSettings {
  readonly issuer: string
  readonly client_id: string
  /** Null for a public client. */
  readonly secret: string | null
}

/** Seconds. */
const TIMEOUT = 10
/** Seconds that a provider's clock may be ahead or behind. */
const CLOCK_TOLERANCE = 120

/**
 * Discovers the provider, with every later call through `request`. ID tokens are checked by the provider's keys, though
 * they come from its own endpoint. The returned function configures one sign-in: openid-client keeps the age of keys in
 * the configuration, and would refuse a key that the provider has just changed to for a minute.
 */
export async function openProvider(
  { webRequest, now }: { readonly webRequest: WebRequest; readonly now: Clock },
  { issuer, client_id, secret }: ProviderSettings,
): Promise<() => Provider> {
  const oidc = await import('openid-client')
  const send = providerFetch(webRequest)
  const address = new URL(issuer)
  // What is not https was allowed by the installation's settings.
  const isPlain = address.protocol === 'http:'
  const found = await oidc.discovery(address, client_id, undefined, oidc.None(), {
    [oidc.customFetch]: send,
    timeout: TIMEOUT,
    ...(isPlain && { execute: [oidc.allowInsecureRequests] }),
  })
  const metadata = found.serverMetadata()
  requireOneTenant(issuer, metadata.issuer)
  const keys = createProviderKeys(send, metadata.jwks_uri, () => now().getTime())
  const auth = clientAuth(oidc, metadata, secret)
  return () => {
    const config = new oidc.Configuration(metadata, client_id, { [oidc.clockTolerance]: CLOCK_TOLERANCE }, auth)
    config[oidc.customFetch] = keys.fetch
    config.timeout = TIMEOUT
    if (isPlain) oidc.allowInsecureRequests(config)
    oidc.enableNonRepudiationChecks(config)
    const cached = keys.cached()
    if (cached) oidc.setJwksCache(config, cached)
    return { oidc, config }
  }
}

export class OtherIssuer extends Error {
  override readonly name = 'OtherIssuer'
  readonly issuer: string
  constructor(issuer: string) {
    super(`The provider calls itself ${issuer}.`)
    this.issuer = issuer
  }
}

/** Addresses for every tenant (`/common` of Entra ID) would let in any organisation's people. */
function requireOneTenant(entered: string, issuer: string): void {
  if (issuer.includes('{') || new URL(issuer).href !== new URL(entered).href) throw new OtherIssuer(issuer)
}

function clientAuth(
  oidc: typeof OpenIdClient,
  { token_endpoint_auth_methods_supported: methods }: OpenIdClient.ServerMetadata,
  secret: string | null,
): OpenIdClient.ClientAuth {
  if (secret === null) return oidc.None()
  return methods?.includes('client_secret_post') ? oidc.ClientSecretPost(secret) : oidc.ClientSecretBasic(secret)
}
