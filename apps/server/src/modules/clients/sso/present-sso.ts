import type { SsoOffer, SsoSettings } from '@deckle/contract/models/sso.ts'
import type { Deps } from '../../../deps.ts'
import { publicAddress } from '../../../env.ts'
import { type ClientsDb } from '../queries.ts'
import { domainRecord } from './domain-record.ts'
import { type DomainRow, findClientOfDomain, findSsoClient, listDomains, type SsoClient } from './queries.ts'

/** Addresses to register at the provider. They contain the client's id, so they stay valid when its slug changes. */
export const ssoAddresses = (env: Deps['env'], clientId: string) => ({
  redirect_uri: `${publicAddress(env)}/sso/${clientId}`,
  post_logout_redirect_uri: `${publicAddress(env)}/${clientId}/login`,
})

/** Null where single sign-on is not set up. */
export async function readSsoSettings(
  db: ClientsDb,
  { env, secret }: Pick<Deps, 'env' | 'secret'>,
  clientId: string,
): Promise<SsoSettings | null> {
  const client = await findSsoClient(db, clientId)
  if (!client?.sso) return null
  const domains = await listDomains(db, clientId)
  const { issuer, client_id, label, claims } = client.sso
  return {
    issuer,
    client_id,
    has_secret: client.sso_secret !== null,
    label,
    domains: domains.map((row) => presentDomain(row, clientId, secret)),
    claims,
    only: client.sso_only,
    is_ready: isReady(client, domains),
    ...ssoAddresses(env, clientId),
  }
}

const presentDomain = ({ domain, verified_at, verified_by }: DomainRow, clientId: string, secret: Buffer) => ({
  domain,
  verified_at: verified_at?.toISOString() ?? null,
  verified_by,
  record: domainRecord(clientId, domain, secret),
})

const isReady = ({ sso, suspended_at }: SsoClient, domains: readonly DomainRow[]): boolean =>
  sso !== null && suspended_at === null && domains.some(({ verified_at }) => verified_at !== null)

/** What the client's sign-in page offers; null without single sign-on that works. */
export async function findSsoOffer(db: ClientsDb, clientId: string): Promise<SsoOffer | null> {
  const client = await findSsoClient(db, clientId)
  return client?.sso && isReady(client, await listDomains(db, clientId)) ? offerOf(client) : null
}

export async function findSsoOfferOfDomain(db: ClientsDb, domain: string): Promise<SsoOffer | null> {
  const client = await findClientOfDomain(db, domain)
  return client?.sso && client.suspended_at === null ? offerOf(client) : null
}

const offerOf = ({ id, slug, name, sso, sso_only }: SsoClient): SsoOffer => ({
  client: slug ?? id,
  label: sso?.label || name,
  only: sso_only,
})
