import type { Deps } from '../../../deps.ts'
import type { RequestFacts } from '../../../http/handler.ts'
import { transaction } from '../../../db/transaction.ts'
import { describeDevice, unknownDevice } from './device.ts'
import { closeSameDevice, closeSession, closeSurplusSessions, insertSession, lockUser } from './queries.ts'
import { hashToken, newToken, tokenHeaders, tokenLife } from './tokens.ts'

/** product.md §9. */
const mostSessions = 100
/** A session of the same device that was seen since is somebody else's at the same kind of computer. */
const inUseFor = 30 * 60_000

/** The session whose token headers came along: the browser gives it up. */
export interface PreviousSession {
  readonly clientId: string
  readonly sessionId: string
}

/**
 * Opens a session and answers its headers; null where the person was deactivated in the meantime. The one before it in
 * the same browser is closed: `previous`, or the same device's last. The 101st closes the oldest.
 */
export async function openSession(
  deps: Deps,
  user: { readonly clientId: string; readonly userId: string },
  request: Pick<RequestFacts, 'ip' | 'userAgent' | 'header'>,
  previous: PreviousSession | null = null,
): Promise<Record<string, string> | null> {
  const now = deps.now()
  const token = newToken()
  const sessionId = deps.newId()
  const expiresAt = new Date(now.getTime() + tokenLife)
  const session = {
    ...user,
    sessionId,
    hash: hashToken(token),
    device: describeDevice(request.userAgent),
    place: placeOf(deps, request),
    now,
    expiresAt,
  }
  const opened = await transaction(deps.db, async (trx) => {
    if (!(await lockUser(trx, user.clientId, user.userId))) return false
    if (previous) await closeSession(trx, previous.clientId, previous.sessionId, now)
    else if (session.device !== unknownDevice) await closeSameDevice(trx, session, new Date(now.getTime() - inUseFor))
    await insertSession(trx, session)
    await closeSurplusSessions(trx, {
      ...user,
      most: mostSessions,
      now,
      seenSince: new Date(now.getTime() - tokenLife),
    })
    return true
  })
  return opened ? tokenHeaders(token, { sessionId, userId: user.userId, expiresAt }) : null
}

function placeOf(deps: Deps, request: Pick<RequestFacts, 'ip' | 'header'>): string {
  const country =
    deps.env.countryHeader && deps.env.trustProxy !== false ? request.header(deps.env.countryHeader) : undefined
  return country !== undefined && /^[A-Za-z]{2}$/.test(country) ? `${country.toUpperCase()}, ${request.ip}` : request.ip
}
