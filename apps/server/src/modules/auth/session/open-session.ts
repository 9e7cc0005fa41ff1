import type { Db } from '../../../db/database.ts'
import type { Deps } from '../../../deps.ts'
import { audit } from '../../admin/index.ts'
import type { RequestFacts } from '../../../http/handler.ts'
import { transaction } from '../../../db/transaction.ts'
import { placeText, type RequestOrigin } from '../../../platform/geo/place-of.ts'
import { describeDevice, unknownDevice } from './device.ts'
import { clearDeleteAt, insertSession, lockUser } from './queries.ts'
import { closeSameDevice, closeSession, closeSurplusSessions } from './queries-close.ts'
import { hashToken, newToken, tokenHeaders, tokenLife } from './tokens.ts'

/** product.md §9. */
const maxSessions = 100
/** Milliseconds. A session of the same device seen within this time is taken for another computer of the same kind. */
const inUseFor = 30 * 60_000

/** The session of the request's token headers; signing in again closes it. */
export interface PreviousSession {
  readonly clientId: string
  readonly sessionId: string
}

interface SessionOptions {
  readonly previous?: PreviousSession | null
  /** Nothing more is asked of the person, whatever the client requires. */
  readonly factorsDone?: boolean
  /** Whether the sign-in counts as a fresh proof of identity. People with a second factor must have used it. */
  readonly isProven?: boolean
  /** How it was proved who it is, for the audit log. */
  readonly way?: string
}

/**
 * Returns the session's headers, or null if the person was deactivated in the meantime. Closes `previous`, else the
 * last session of the same device, and the oldest beyond 100.
 */
export async function openSession(
  deps: Deps,
  user: { readonly clientId: string; readonly userId: string },
  request: RequestOrigin & Pick<RequestFacts, 'userAgent'>,
  { previous = null, factorsDone = false, isProven = true, way }: SessionOptions = {},
): Promise<Record<string, string> | null> {
  const now = deps.now()
  const token = newToken(user.clientId)
  const sessionId = deps.newId()
  const expiresAt = new Date(now.getTime() + tokenLife)
  const session = {
    ...user,
    sessionId,
    hash: hashToken(token),
    device: describeDevice(request.userAgent),
    place: placeText(deps, request),
    now,
    expiresAt,
    factorsDone,
    isProven,
  }
  const opened = await transaction(deps.db, async (trx) => {
    if (!(await lockUser(trx, user.clientId, user.userId))) return false
    await cancelDeletion(trx, deps, user)
    if (previous) await closeSession(trx, previous.clientId, previous.sessionId, now)
    else if (session.device !== unknownDevice) await closeSameDevice(trx, session, new Date(now.getTime() - inUseFor))
    await insertSession(trx, session)
    const actor = { ...user, place: () => session.place }
    await audit(trx, deps, actor, { action: 'auth.sign_in', detail: { way } })
    await closeSurplusSessions(trx, {
      ...user,
      max: maxSessions,
      now,
      seenSince: new Date(now.getTime() - tokenLife),
    })
    return true
  })
  return opened ? tokenHeaders(token, { sessionId, userId: user.userId, expiresAt }) : null
}

/** Who signs in again stays. */
async function cancelDeletion(
  trx: Db,
  deps: Deps,
  user: { readonly clientId: string; readonly userId: string },
): Promise<void> {
  if (await clearDeleteAt(trx, user.clientId, user.userId))
    await audit(trx, deps, user, { action: 'user.delete_cancelled', subject: user.userId })
}
