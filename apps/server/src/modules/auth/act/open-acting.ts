import type { Db } from '../../../db/database.ts'
import type { Deps } from '../../../deps.ts'
import type { SignedIn } from '../../../http/handler.ts'
import { audit } from '../../admin/index.ts'
import { describeDevice } from '../session/device.ts'
import { insertToken } from '../session/queries.ts'
import { hashToken, newToken, tokenHeaders } from '../session/tokens.ts'
import { insertActing } from './queries.ts'

/** Fixed duration of an impersonation in milliseconds; activity does not extend it. */
const impersonationTime = 8 * 3600_000

interface Acted {
  readonly actor: SignedIn
  readonly clientId: string
  readonly userId: string
  readonly reason: string
  readonly userAgent: string
}

/**
 * Returns the token headers of the new session. The person's own sessions and `last_seen_at` are unchanged. The caller
 * must hold the locks of the client and the person.
 */
export async function openActing(
  trx: Db,
  deps: Deps,
  { actor, clientId, userId, reason, userAgent }: Acted,
): Promise<Record<string, string>> {
  const now = deps.now()
  const [sessionId, token] = [deps.newId(), newToken(clientId)]
  const expiresAt = new Date(now.getTime() + impersonationTime)
  const device = describeDevice(userAgent)
  await insertActing(trx, { clientId, userId, sessionId, now, device, actor, until: expiresAt, reason })
  await insertToken(trx, { hash: hashToken(token), clientId, userId, sessionId, now, expiresAt })
  const detail = { session: sessionId, until: expiresAt.toISOString() }
  // The reason may contain personal data. Only the client's own log stores it, because erasing a person searches that log.
  await audit(trx, deps, actor, { action: 'client.act', subject: userId, detail: { ...detail, reason }, clientId })
  await audit(trx, deps, actor, { action: 'client.act', subject: clientId, detail: { ...detail, person: userId } })
  return tokenHeaders(token, { sessionId, userId, expiresAt })
}
