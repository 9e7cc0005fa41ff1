import { transaction } from '../../../db/transaction.ts'
import { refuse } from '../../../refusal.ts'
import type { Deps } from '../../../deps.ts'
import type { SignedIn } from '../../../http/handler.ts'
import { checkActing } from '../act/check-acting.ts'
import { factorState } from '../second-factor/factor-state.ts'
import type { ActingSession } from '../act/queries.ts'
import { type FoundToken, touchSession } from './queries.ts'
import { closeSession } from './queries-close.ts'
import { rotateToken } from './rotate-token.ts'
import { retiredTokenLife, tokenHeaders, tokenKey, tokenRotatesAfter } from './tokens.ts'

interface Authenticated {
  readonly actor: SignedIn
  /** Response headers: the next token after a rotation; blank values while a retired token is in its last minute. */
  readonly headers: Readonly<Record<string, string>>
}

const seenEvery = 5 * 60_000

/**
 * Identifies the caller by the token headers; null without a token, at once. Writes only when a token is rotated
 * (daily) or the session was not seen for minutes.
 */
export function authenticate(deps: Deps, header: (name: string) => string | undefined): Promise<Authenticated> | null {
  const token = header('access-token')?.trim()
  return token === undefined || token === '' ? null : identify(deps, header, token)
}

async function identify(
  deps: Deps,
  header: (name: string) => string | undefined,
  token: string,
): Promise<Authenticated> {
  const key = tokenKey(token)
  const found = await deps.auth.findToken(key)
  const now = deps.now()
  if (!found || !isOpen(found, now) || !matchesSession(found, header)) throw refuse('session_expired')
  if (found.suspended_at !== null) throw refuse('session_expired', 'client.suspended')
  if (found.retired_at !== null && now.getTime() - found.retired_at.getTime() > retiredTokenLife) {
    await transaction(deps.db, (trx) => closeSession(trx, found.client_id, found.session_id, now))
    deps.log.warn(
      { session: found.session_id, user: found.user_id },
      'A retired token was used: its session has been closed.',
    )
    throw refuse('session_expired')
  }
  const acting = actingOf(found)
  if (acting) await checkActing(deps, acting, found.license_type)
  if (now.getTime() - found.last_seen.getTime() > seenEvery) await touchSession(deps.pool, found, now)
  const actor = {
    userId: found.user_id,
    clientId: found.client_id,
    licenseType: found.license_type,
    ownsClient: found.owns_client,
    sessionId: found.session_id,
    path: found.path,
    ...(found.factors_done && { factorsDone: true }),
    ...(acting
      ? { actedBy: acting.actor_id, acted: { entries: 0 } }
      : mustSetUp(found, now) && { mustSetUpFactor: true }),
  }
  return { actor, headers: await nextHeaders(deps, key.hash, found, now) }
}

function mustSetUp(found: FoundToken, now: Date): boolean {
  const { factor_policy: second_factor, user_created_at: created_at, factors_done: factorsDone } = found
  return factorState({ ...found, second_factor, created_at }, { now, factorsDone }).mustSetUp
}

function actingOf(found: FoundToken): ActingSession | null {
  const { client_id, session_id, user_id, actor_client_id, actor_id, actor_session_id, act_until } = found
  if (!actor_client_id || !actor_id || !actor_session_id || !act_until) return null
  return { client_id, id: session_id, user_id, actor_client_id, actor_id, actor_session_id, act_until }
}

function isOpen(found: FoundToken, now: Date): boolean {
  const isLicensed = found.license_ends === null || found.license_ends > now
  return found.expires_at > now && found.end_time === null && found.active && isLicensed
}

/** Other token headers, where sent, must belong to the same session. */
function matchesSession(found: FoundToken, header: (name: string) => string | undefined): boolean {
  const client = header('client')?.trim() ?? ''
  const uid = header('uid')?.trim() ?? ''
  return (client === '' || client === found.session_id) && (uid === '' || uid === found.user_id)
}

const unchanged = {}

async function nextHeaders(
  deps: Deps,
  hash: Buffer,
  found: FoundToken,
  now: Date,
): Promise<Readonly<Record<string, string>>> {
  const session = { sessionId: found.session_id, userId: found.user_id }
  const withoutToken = () => tokenHeaders('', { ...session, expiresAt: found.expires_at })
  if (found.retired_at !== null) return withoutToken()
  if (now.getTime() - found.created_at.getTime() <= tokenRotatesAfter) return unchanged
  return (await rotateToken(deps, hash, found)) ?? withoutToken()
}
