import { timingSafeEqual } from 'node:crypto'
import type { BodyOf } from '@deckle/contract/kit/endpoint.ts'
import type { sso } from '@deckle/contract/sso.ts'
import { Refusal, refuse } from '../../refusal.ts'
import type { Deps } from '../../deps.ts'
import type { Handler, RequestFacts } from '../../http/handler.ts'
import { addressKey } from '../../platform/rate-limit/rate-limit.ts'
import { requireLimit } from '../../platform/rate-limit/require-limit.ts'
import { seal, unseal } from '../../platform/seal.ts'
import { completeSignIn, findCredentialsById, hashToken } from '../auth/index.ts'
import { findClientBySlug, findSsoClient, listDomains, ssoAddresses, type SsoClient } from '../clients/index.ts'
import { arrive } from './arrival/arrive.ts'
import { noteRefusedArrival } from './arrival/note-refused.ts'
import { flowCookie } from './flow-cookie.ts'
import { LONGEST_ID_TOKEN } from './end-session.ts'
import type { Provider } from './provider/open-provider.ts'
import { providerRefusal } from './provider/provider-errors.ts'
import { type ProvedClaims, readClaims } from './provider/read-claims.ts'
import { insertProviderSession, takeFlow } from './queries.ts'

type Body = BodyOf<typeof sso.connect>
type Flow = NonNullable<Awaited<ReturnType<typeof takeFlow>>>
/** A client that has single sign-on. */
type ReadyClient = SsoClient & { readonly sso: NonNullable<SsoClient['sso']> }

/**
 * Ends a sign-in that the start page began. The client's directory is responsible for factors, but a person who has one
 * answers with it once before the directory alone signs them in (decisions.md §7).
 */
export const connect: Handler<typeof sso.connect> = async ({ deps, actor, params, body, request, setHeader }) => {
  await requireLimit(deps.limits, 'ssoAddress', addressKey(request.ip))
  const client = await requireClientWithSso(deps, params.client)
  const flow = await requireFlow(deps, client, body.state, request)
  const provider = await deps.sso.provider(client).catch((error: unknown) => {
    throw providerRefusal(deps, client.id, error)
  })
  const proved = await redeem(deps, client, provider, { flow, body })
  const verified = (await listDomains(deps.db, client.id)).filter(({ verified_at }) => verified_at !== null)
  const arriving = arrive(deps, client, { ...proved, domains: verified.map(({ domain }) => domain) })
  const account = await arriving.catch(async (error: unknown) => {
    if (error instanceof Refusal) await noteRefusedArrival(deps, client, { ...proved, refusal: error, request })
    throw error
  })
  const found = await findCredentialsById(deps.db, client.id, account.user_id)
  if (!found) throw refuse('account_deactivated')
  const facts = { ...request, previous: actor }
  const { user, headers } = await completeSignIn(deps, found, facts, {
    factorsDone: account.proven,
    way: 'directory',
    directory: { accountId: account.id, back: flow.back },
  })
  await keepForSignOut(deps, client, provider, { sessionId: headers['client'] ?? '', idToken: proved.idToken })
  for (const [name, value] of Object.entries(headers)) setHeader(name, value)
  return { ...user, back: flow.back }
}

async function requireClientWithSso({ db }: Deps, address: string): Promise<ReadyClient> {
  const found = await findClientBySlug(db, address.trim().toLowerCase())
  const client = found && (await findSsoClient(db, found.id))
  if (!client) throw refuse('not_found')
  const { sso } = client
  if (!sso || client.suspended_at !== null) throw refuse('sso_failed', 'sso.off')
  return { ...client, sso }
}

/** Only the browser that began may end it, once, within ten minutes, while the provider is the same. */
async function requireFlow(
  deps: Deps,
  client: ReadyClient,
  state: string,
  request: Pick<RequestFacts, 'header'>,
): Promise<Flow> {
  const flow = await takeFlow(deps.db, client.id, hashToken(state), deps.now())
  if (!flow || flow.issuer !== client.sso.issuer) throw refuse('sso_failed', 'sso.expired')
  const cookie = flowCookie.read(deps.env, request.header('cookie'))
  if (cookie === null || !timingSafeEqual(hashToken(cookie), flow.browser))
    throw refuse('sso_failed', 'sso.other_browser')
  return flow
}

/** Exchanges the code. State, issuer, nonce, audience, times and signature are checked by openid-client. */
async function redeem(
  deps: Deps,
  client: ReadyClient,
  provider: Provider,
  { flow, body }: { readonly flow: Flow; readonly body: Body },
): Promise<ProvedClaims> {
  const { oidc, config } = provider
  const answer = new URL(ssoAddresses(deps.env, client.id).redirect_uri)
  for (const [name, value] of Object.entries(body)) answer.searchParams.set(name, value)
  try {
    const tokens = await oidc.authorizationCodeGrant(config, answer, {
      expectedState: body.state,
      expectedNonce: flow.nonce,
      pkceCodeVerifier: unseal(flow.verifier, deps.secret) ?? '',
      idTokenExpected: true,
    })
    return await readClaims(deps, provider, tokens, { clientId: client.id, mapping: client.sso.claims })
  } catch (error) {
    throw providerRefusal(deps, client.id, error)
  }
}

async function keepForSignOut(
  { db, secret }: Deps,
  client: ReadyClient,
  { config }: Provider,
  { sessionId, idToken }: { readonly sessionId: string; readonly idToken: string },
): Promise<void> {
  const { end_session_endpoint } = config.serverMetadata()
  if (end_session_endpoint === undefined) return
  await insertProviderSession(db, {
    client_id: client.id,
    session_id: sessionId,
    provider_client_id: client.sso.client_id,
    end_session_endpoint,
    id_token: idToken.length > LONGEST_ID_TOKEN ? '' : seal(idToken, secret),
  })
}
