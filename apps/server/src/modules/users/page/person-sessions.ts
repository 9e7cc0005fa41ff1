import type { users } from '@deckle/contract/users.ts'
import { refuse } from '../../../refusal.ts'
import { transaction } from '../../../db/transaction.ts'
import type { Handler } from '../../../http/handler.ts'
import { audit } from '../../admin/index.ts'
import { closeSession, listOpenSessions } from '../../auth/index.ts'
import { requireNotAbove, requireUser } from '../require-user.ts'
import { presentSession } from './present.ts'

export const listPersonSessions: Handler<typeof users.sessions> = async ({ deps, actor, params }) => {
  const user = await requireUser(deps.db, actor, 'user.inspect', params.id, { asOrganisation: true, bin: true })
  const rows = await listOpenSessions(deps.db, { clientId: user.client_id, userId: user.id }, deps.now())
  return { sessions: rows.map((row) => presentSession(row, actor.sessionId)) }
}

export const closePersonSession: Handler<typeof users.closeSession> = async ({ deps, actor, params }) => {
  const user = await requireUser(deps.db, actor, 'user.inspect', params.id, { asOrganisation: true })
  requireNotAbove(actor, user)
  await transaction(deps.db, async (trx) => {
    if (!(await closeSession(trx, user.client_id, params.session_id, deps.now(), user.id))) throw refuse('not_found')
    await audit(trx, deps, actor, { action: 'user.session_close', subject: user.id, clientId: user.client_id })
  })
  return { ok: true }
}
