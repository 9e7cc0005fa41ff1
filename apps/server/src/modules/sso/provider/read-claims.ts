import type * as OpenIdClient from 'openid-client'
import type { Deps } from '../../../deps.ts'
import type { ClaimsMapping } from '@deckle/core/sso/sso.ts'
import { logProviderError } from './provider-errors.ts'
import type { Provider } from './open-provider.ts'

type Tokens = Awaited<ReturnType<typeof OpenIdClient.authorizationCodeGrant>>

export interface ProvedClaims {
  readonly subject: string
  /** Of the ID token, completed by the provider's answer about the person. */
  readonly claims: Readonly<Record<string, unknown>>
  readonly idToken: string
}

/** What the provider says of the person. An address and whether it is confirmed are taken from one place. */
export async function readClaims(
  deps: Deps,
  { oidc, config }: Provider,
  tokens: Tokens,
  { clientId, mapping }: { readonly clientId: string; readonly mapping: ClaimsMapping },
): Promise<ProvedClaims> {
  const own = tokens.claims()
  if (!own || !tokens.id_token) throw new Error('The provider sent no ID token.')
  const proved = { subject: own.sub, idToken: tokens.id_token }
  if (config.serverMetadata().userinfo_endpoint === undefined) return { ...proved, claims: own }
  try {
    const asked: Record<string, unknown> = { ...(await oidc.fetchUserInfo(config, tokens.access_token, own.sub)) }
    if (own[mapping.email] !== undefined) delete asked[mapping.verified]
    return { ...proved, claims: { ...asked, ...own } }
  } catch (error) {
    logProviderError(deps, clientId, error)
    return { ...proved, claims: own }
  }
}
