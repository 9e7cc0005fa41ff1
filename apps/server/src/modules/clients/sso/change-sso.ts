import type { clients } from '@deckle/contract/clients.ts'
import type { BodyOf } from '@deckle/contract/kit/endpoint.ts'
import { mayGrant } from '@deckle/core/access/access.ts'
import { defaultClaims, issuerIn } from '@deckle/core/sso/sso.ts'
import { isWebAddress } from '@deckle/core/text/web-address.ts'
import { type Message, refuse } from '../../../refusal.ts'
import type { Db } from '../../../db/database.ts'
import type { StoredSso } from '../../../db/json-columns.ts'
import type { Deps } from '../../../deps.ts'
import type { SignedIn } from '../../../http/handler.ts'
import { seal } from '../../../platform/seal.ts'
import { isAllowedHost } from '../../../platform/web-fetch/safe-post.ts'
import { deleteDomain, findSsoClient, insertDomain, listDomains, setSso, type SsoClient } from './queries.ts'

type Change = NonNullable<BodyOf<typeof clients.update>['client']['app_configuration']>['sso']

export interface SsoChange {
  readonly clientId: string
  /** Null to remove it. */
  readonly change: NonNullable<Change> | null
}

/** Under the client's lock. Returns what the audit log says of it, without the secret. */
export async function changeSso(
  trx: Db,
  deps: Deps,
  actor: SignedIn,
  { clientId, change: entered }: SsoChange,
): Promise<Record<string, unknown>> {
  const change = entered && { ...entered, issuer: issuerIn(entered.issuer) }
  const before = await findSsoClient(trx, clientId)
  if (!before) throw refuse('not_found')
  if (change === null) {
    await setDomains(trx, deps, clientId, [])
    await setSso(trx, clientId, { sso: null, sso_secret: null, sso_only: false })
    return { sso: null }
  }
  requireIssuer(deps, change.issuer)
  for (const { license_type } of change.claims?.licences ?? [])
    if (!mayGrant(actor, null, license_type)) throw broken('claims.licences', 'license.above_own')
  const sso: StoredSso = {
    issuer: change.issuer,
    client_id: change.client_id,
    label: change.label ?? before.sso?.label ?? '',
    claims: change.claims ?? before.sso?.claims ?? defaultClaims,
  }
  const isVerified = await setDomains(trx, deps, clientId, change.domains)
  const only = change.only ?? before.sso_only
  if (only && !isVerified) throw broken('only', 'sso.only_needs_domain')
  await setSso(trx, clientId, {
    sso: JSON.stringify(sso),
    sso_secret: secretOf(deps, before, change),
    sso_only: only,
  })
  return { issuer: sso.issuer, client_id: sso.client_id, domains: change.domains, only, claims: sso.claims }
}

/** The stored secret is for the provider that it was entered for: another address never gets it. */
function secretOf(
  { secret }: Deps,
  { sso, sso_secret }: SsoClient,
  { client_secret, issuer, client_id }: NonNullable<Change>,
): string | null {
  if (client_secret === null) return null
  if (client_secret !== undefined) return seal(client_secret, secret)
  if (sso_secret !== null && (sso?.issuer !== issuer || sso.client_id !== client_id))
    throw broken('client_secret', 'sso.secret_again')
  return sso_secret
}

function requireIssuer({ env }: Deps, issuer: string): void {
  const url = isWebAddress(issuer) ? URL.parse(issuer) : null
  const isBare = url && url.search === '' && url.hash === '' && url.username === '' && url.password === ''
  if (!isBare || (url.protocol !== 'https:' && !isAllowedHost(url, env.ssoHosts)))
    throw broken('issuer', 'sso.bad_issuer')
}

/** Whether one of them is verified. A domain that is left out is free again. */
async function setDomains(
  trx: Db,
  { newId, now }: Pick<Deps, 'newId' | 'now'>,
  clientId: string,
  domains: readonly string[],
): Promise<boolean> {
  const rows = await listDomains(trx, clientId)
  for (const row of rows) if (!domains.includes(row.domain)) await deleteDomain(trx, clientId, row)
  for (const domain of new Set(domains))
    if (!rows.some((row) => row.domain === domain))
      await insertDomain(trx, { client_id: clientId, id: newId(), domain, created_at: now() })
  return rows.some(({ domain, verified_at }) => verified_at !== null && domains.includes(domain))
}

function broken(field: string, message: Message) {
  return refuse('rule_broken', { message, fields: { [`client.app_configuration.sso.${field}`]: message } })
}
