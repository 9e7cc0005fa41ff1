import type * as OpenIdClient from 'openid-client'
import type { WebRequest } from '../../../platform/web-fetch/safe-request.ts'
import { providerFetch } from './provider-fetch.ts'

export interface Provider {
  readonly oidc: typeof OpenIdClient
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

/**
 * Discovery, with every later call of the provider through `request`. ID tokens are checked by the provider's keys, though
 * they come from its own endpoint.
 */
export async function openProvider(
  request: WebRequest,
  { issuer, client_id, secret }: ProviderSettings,
): Promise<Provider> {
  const oidc = await import('openid-client')
  const fetch = providerFetch(request) as OpenIdClient.CustomFetch
  const address = new URL(issuer)
  // What is not https was allowed by the installation's settings.
  const isPlain = address.protocol === 'http:'
  const found = await oidc.discovery(address, client_id, undefined, oidc.None(), {
    [oidc.customFetch]: fetch,
    timeout: TIMEOUT,
    ...(isPlain && { execute: [oidc.allowInsecureRequests] }),
  })
  const metadata = found.serverMetadata()
  requireOneTenant(issuer, metadata.issuer)
  const config = new oidc.Configuration(metadata, client_id, undefined, clientAuth(oidc, metadata, secret))
  config[oidc.customFetch] = fetch
  config.timeout = TIMEOUT
  if (isPlain) oidc.allowInsecureRequests(config)
  oidc.enableNonRepudiationChecks(config)
  return { oidc, config }
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
