import { hasReach } from '@deckle/core/access/access.ts'
import { refuse } from '../../refusal.ts'
import type { SignedIn } from '../../http/handler.ts'
import { mayActFor } from '../auth/index.ts'
import { type ClientRow, findClient, type OperatorsDb } from './queries.ts'

/**
 * Read access to the actor's own client and to clients they operate. Other clients are `not_found`, so that their
 * existence is not revealed. A client opened by a former partner is `not_allowed` for that partner.
 */
export async function requireSeen(db: OperatorsDb, actor: SignedIn, id: string): Promise<ClientRow> {
  const client = await findClient(db, id)
  if (!client) throw refuse('not_found')
  if (hasReach(actor, 'client.operate', 'any') || client.id === actor.clientId) return client
  if (client.partner_id !== actor.clientId) throw refuse('not_found')
  const own = await findClient(db, actor.clientId)
  if (!own || !mayActFor({ ...actor, plan: own.plan }, client)) throw refuse('not_allowed', 'client.not_partner')
  return client
}

/** Write access: like `requireSeen`, but partners can't operate their own client. */
export async function requireOperated(db: OperatorsDb, actor: SignedIn, id: string): Promise<ClientRow> {
  const client = await requireSeen(db, actor, id)
  if (client.id === actor.clientId && !hasReach(actor, 'client.operate', 'any'))
    throw refuse('rule_broken', 'client.own')
  return client
}
