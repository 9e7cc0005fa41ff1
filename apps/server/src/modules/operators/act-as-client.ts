import type { operators } from '@deckle/contract/operators.ts'
import { refuse } from '../../refusal.ts'
import type { Db } from '../../db/database.ts'
import { transaction } from '../../db/transaction.ts'
import type { Handler, SignedIn } from '../../http/handler.ts'
import { findSignedInUser, openActing, presentActedUser } from '../auth/index.ts'
import { lockClient } from '../clients/index.ts'
import { type ClientRow, findImpersonable, findFirstImpersonable, hasSuperadmin } from './queries.ts'
import { requireOperated } from './require-operated.ts'

/** Starts an impersonation session. The actor's own session stays open; the new session ends with it. */
export const actAsClient: Handler<typeof operators.act> = async ({ deps, actor, params, body, request, setHeader }) => {
  const { reason } = body
  const { clientId, userId, headers } = await transaction(deps.db, async (trx) => {
    await lockClient(trx, params.id)
    const client = await requireOpen(trx, actor, params.id)
    const userId = await choosePerson(trx, client.id, body.user_id, deps.now())
    const acted = { actor, clientId: client.id, userId, reason, userAgent: request.userAgent }
    return { clientId: client.id, userId, headers: await openActing(trx, deps, acted) }
  })
  const row = await findSignedInUser(deps.db, clientId, userId)
  if (!row) throw refuse('not_found')
  for (const [name, value] of Object.entries(headers)) setHeader(name, value)
  return presentActedUser(deps, row, { clientId, sessionId: headers['client'] ?? '' })
}

async function requireOpen(trx: Db, actor: SignedIn, id: string): Promise<ClientRow> {
  const client = await requireOperated(trx, actor, id)
  if (client.id === actor.clientId) throw refuse('rule_broken', 'client.own')
  if (await hasSuperadmin(trx, client.id)) throw refuse('rule_broken', 'client.operators')
  if (client.suspended_at !== null) throw refuse('rule_broken', 'act.suspended')
  return client
}

async function choosePerson(trx: Db, clientId: string, named: string | undefined, now: Date): Promise<string> {
  if (named === undefined) {
    const first = await findFirstImpersonable(trx, clientId, now)
    if (!first) throw refuse('rule_broken', 'act.nobody')
    return first
  }
  const found = await findImpersonable(trx, clientId, named, now)
  if (!found) throw refuse('not_found')
  if (!found.is_impersonable) throw refuse('rule_broken', { message: 'act.person', fields: { user_id: 'act.person' } })
  return found.id
}
