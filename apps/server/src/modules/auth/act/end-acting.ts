import type { auth } from '@deckle/contract/auth.ts'
import type { Db } from '../../../db/database.ts'
import { transaction } from '../../../db/transaction.ts'
import type { Deps } from '../../../deps.ts'
import type { Handler } from '../../../http/handler.ts'
import { refuse } from '../../../refusal.ts'
import { audit } from '../../admin/index.ts'
import { presentSignedInUser } from '../present.ts'
import { findSignedInUser } from '../queries.ts'
import { insertToken } from '../session/queries.ts'
import { closeSession } from '../session/queries-close.ts'
import { hashToken, newToken, tokenHeaders, tokenLife } from '../session/tokens.ts'
import { type ActingSession, findActing, setActEnded } from './queries.ts'

/**
 * Left by the impersonator; expired at the time limit; ended because the impersonator, the client or the person may no
 * longer continue.
 */
export type ActEnd = 'left' | 'expired' | 'ended'

/** Idempotent: closes the session and adds the end to the audit logs of both clients. */
export async function closeActing(trx: Db, deps: Deps, session: ActingSession, how: ActEnd): Promise<void> {
  const now = deps.now()
  if (!(await setActEnded(trx, session, now))) return
  await closeSession(trx, session.client_id, session.id, how === 'expired' ? session.act_until : now)
  const actor = { clientId: session.actor_client_id, userId: session.actor_id }
  const detail = { session: session.id, how }
  const { client_id: clientId, user_id: person } = session
  await audit(trx, deps, actor, { action: 'client.act_end', subject: person, detail, clientId })
  await audit(trx, deps, actor, { action: 'client.act_end', subject: clientId, detail: { ...detail, person } })
}

/** Returns to the impersonator's own session, which gets an additional token. */
export const endActing: Handler<typeof auth.endActing> = async ({ deps, actor, setHeader }) => {
  const session = actor.actedBy === undefined ? undefined : await findActing(deps.db, actor.clientId, actor.sessionId)
  if (!session) throw refuse('rule_broken', 'act.not_acting')
  const { actor_client_id: clientId, actor_id: userId, actor_session_id: sessionId } = session
  const now = deps.now()
  const token = newToken(clientId)
  const expiresAt = new Date(now.getTime() + tokenLife)
  await transaction(deps.db, async (trx) => {
    await closeActing(trx, deps, session, 'left')
    await insertToken(trx, { hash: hashToken(token), clientId, userId, sessionId, now, expiresAt })
  })
  const row = await findSignedInUser(deps.db, clientId, userId)
  if (!row) throw refuse('session_expired')
  const headers = tokenHeaders(token, { sessionId, userId, expiresAt })
  for (const [name, value] of Object.entries(headers)) setHeader(name, value)
  return presentSignedInUser(deps, row)
}
