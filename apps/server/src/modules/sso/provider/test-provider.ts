import type { SsoTest } from '@deckle/contract/sso.ts'
import type { sso } from '@deckle/contract/sso.ts'
import { issuerIn } from '@deckle/core/sso/sso.ts'
import { isWebAddress } from '@deckle/core/text/web-address.ts'
import type { Handler } from '../../../http/handler.ts'
import { requireLimit } from '../../../platform/rate-limit/require-limit.ts'
import type { WebRequest } from '../../../platform/web-fetch/safe-request.ts'
import { isAllowedHost } from '../../../platform/web-fetch/safe-post.ts'
import { requireClient } from '../../clients/index.ts'

/** Discovery alone: no secret leaves. */
export const testProvider: Handler<typeof sso.test> = async ({ deps, actor, params, body }) => {
  await requireClient(deps.db, actor, 'client.sso', params.id)
  await requireLimit(deps.limits, 'ssoTest', actor.userId)
  return { test: await examine(deps.webRequest, issuerIn(body.issuer), deps.env.ssoHosts) }
}

const nothing = { issuer: null, authorization_endpoint: null, token_endpoint: null, signs_out: false, claims: [] }

async function examine(request: WebRequest, issuer: string, privateHosts: readonly string[]): Promise<SsoTest> {
  const url = isWebAddress(issuer) ? URL.parse(issuer) : null
  if (!url || url.search !== '' || url.hash !== '') return { ...nothing, result: 'bad_address' }
  if (url.protocol !== 'https:' && !isAllowedHost(url, privateHosts)) return { ...nothing, result: 'insecure' }
  const address = `${issuer.replace(/\/$/, '')}/.well-known/openid-configuration`
  const answer = await request(address, { method: 'GET', headers: { accept: 'application/json' } })
  if (answer === 'refused') return { ...nothing, result: 'private' }
  if (answer === 'failed' || answer.status >= 500) return { ...nothing, result: 'unreachable' }
  if (answer.status !== 200) return { ...nothing, result: 'no_discovery' }
  const metadata = objectOf(answer.body)
  return metadata ? resultOf(issuer, metadata) : { ...nothing, result: 'not_json' }
}

function resultOf(entered: string, metadata: Readonly<Record<string, unknown>>): SsoTest {
  const text = (name: string) => {
    const value = metadata[name]
    return typeof value === 'string' ? value.slice(0, 1000) : null
  }
  const listed = (name: string) => {
    const value = metadata[name]
    return Array.isArray(value) ? value.filter((item): item is string => typeof item === 'string') : null
  }
  const issuer = text('issuer')
  const said = {
    issuer,
    authorization_endpoint: text('authorization_endpoint'),
    token_endpoint: text('token_endpoint'),
    signs_out: text('end_session_endpoint') !== null,
    claims: (listed('claims_supported') ?? []).slice(0, 100).map((claim) => claim.slice(0, 100)),
  }
  if (issuer?.includes('{') === true) return { ...said, result: 'many_tenants' }
  if (issuer === null || URL.parse(issuer)?.href !== URL.parse(entered)?.href)
    return { ...said, result: 'other_issuer' }
  if (said.authorization_endpoint === null || said.token_endpoint === null) return { ...said, result: 'no_code' }
  if (listed('response_types_supported')?.includes('code') === false) return { ...said, result: 'no_code' }
  return { ...said, result: text('jwks_uri') === null ? 'no_keys' : 'ok' }
}

function objectOf(body: Buffer): Readonly<Record<string, unknown>> | null {
  try {
    const value: unknown = JSON.parse(body.toString('utf8').replace(/^\uFEFF/, ''))
    return typeof value === 'object' && value !== null && !Array.isArray(value)
      ? (value as Readonly<Record<string, unknown>>)
      : null
  } catch {
    return null
  }
}
