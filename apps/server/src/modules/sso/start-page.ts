import { API_BASE } from '@deckle/contract/contract.ts'
import { isSharedIssuer, ownPath } from '@deckle/core/sso/sso.ts'
import type { Deps } from '../../deps.ts'
import { preferredLanguage } from '../../http/language.ts'
import type { Page } from '../../http/page.ts'
import type { PageCall } from '../../http/page-call.ts'
import type { PageReply } from '../../http/page-reply.ts'
import { seal } from '../../platform/seal.ts'
import { addressKey } from '../../platform/rate-limit/rate-limit.ts'
import { findClientBySlug, findSsoClient, listDomains, ssoAddresses, type SsoClient } from '../clients/index.ts'
import { hashToken, newToken } from '../auth/index.ts'
import { newBrowserSecret } from '../../http/browser-cookie.ts'
import { FLOW_LIFE, flowCookie } from './flow-cookie.ts'
import type { Provider } from './provider/open-provider.ts'
import { logProviderError } from './provider/provider-errors.ts'
import { insertFlow } from './queries.ts'

/** Sends the browser to the client's provider; what goes wrong is said by the screen that the provider comes back to. */
export const startPage: Page = {
  path: `${API_BASE}/{client}/auth/start`,
  async serve({ deps, params, query, request }) {
    const verdict = await deps.limits.limit('ssoAddress', addressKey(request.ip))
    const address = (params['client'] ?? '').toLowerCase()
    const found = /^[a-z0-9-]{1,40}$/.test(address) ? await findClientBySlug(deps.db, address) : undefined
    const client = found && (await findSsoClient(deps.db, found.id))
    if (!client?.sso || client.suspended_at !== null || !(await hasDomain(deps, client)))
      return redirect(`/sso/${found?.id ?? 'unknown'}?error=off`)
    if (!verdict.ok) return redirect(`/sso/${client.id}?error=too_often`)
    try {
      return await leave(deps, client, await deps.sso.provider(client), { query, request })
    } catch (error) {
      logProviderError(deps, client.id, error)
      return redirect(`/sso/${client.id}?error=unreachable`)
    }
  },
}

async function leave(
  deps: Deps,
  client: SsoClient,
  { oidc, config }: Provider,
  { query, request }: Pick<PageCall, 'query' | 'request'>,
): Promise<PageReply> {
  const browser = flowCookie.read(deps.env, request.header('cookie')) ?? newBrowserSecret()
  const [state, nonce, verifier] = [newToken(client.id), oidc.randomNonce(), oidc.randomPKCECodeVerifier()]
  const url = oidc.buildAuthorizationUrl(config, {
    redirect_uri: ssoAddresses(deps.env, client.id).redirect_uri,
    scope: scopeOf(config.serverMetadata().scopes_supported),
    state,
    nonce,
    code_challenge: await oidc.calculatePKCECodeChallenge(verifier),
    code_challenge_method: 'S256',
    ...(query['again'] === '1' && { prompt: promptOf(client) }),
    ui_locales: preferredLanguage(request.header('accept-language')),
  })
  await insertFlow(deps.db, {
    client_id: client.id,
    id: deps.newId(),
    state: hashToken(state),
    browser: hashToken(browser),
    nonce,
    verifier: seal(verifier, deps.secret),
    issuer: client.sso?.issuer ?? '',
    back: ownPath(query['back']),
    expires_at: new Date(deps.now().getTime() + FLOW_LIFE),
  })
  return redirect(url.href, { 'set-cookie': flowCookie.write(deps.env, browser) })
}

/** Has the person sign in there anew, as a proof; Google knows no such wish, and has the account chosen. */
const promptOf = ({ sso }: SsoClient): string => (isSharedIssuer(sso?.issuer ?? '') ? 'select_account' : 'login')

/** A provider that names its scopes is asked for no others. */
function scopeOf(supported: readonly string[] | undefined): string {
  const wanted = ['openid', 'profile', 'email']
  return (supported ? wanted.filter((scope) => scope === 'openid' || supported.includes(scope)) : wanted).join(' ')
}

async function hasDomain({ db }: Deps, { id }: SsoClient): Promise<boolean> {
  return (await listDomains(db, id)).some(({ verified_at }) => verified_at !== null)
}

function redirect(location: string, more: Readonly<Record<string, string>> = {}): PageReply {
  const headers = { location, 'cache-control': 'no-store', 'referrer-policy': 'no-referrer', ...more }
  return { status: 302, headers, body: null }
}
