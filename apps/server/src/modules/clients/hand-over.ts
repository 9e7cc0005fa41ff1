import type { clients } from '@deckle/contract/clients.ts'
import { refuse } from '../../refusal.ts'
import { transaction } from '../../db/transaction.ts'
import type { Handler } from '../../http/handler.ts'
import { audit } from '../admin/index.ts'
import { findClient, lockClient, setOwner } from './queries.ts'
import { presentClient } from './present.ts'
import { requireClient } from './require-client.ts'

/** The former owner keeps their licence. */
export const handOverClient: Handler<typeof clients.handOver> = async ({ deps, actor, params, body }) => {
  const userId = body.user_id
  const saved = await transaction(deps.db, async (trx) => {
    await lockClient(trx, params.id)
    const client = await requireClient(trx, actor, 'client.hand_over', params.id)
    if (!(await setOwner(trx, client.id, userId)))
      throw refuse('rule_broken', { message: 'client.owner_unknown', fields: { user_id: 'client.owner_unknown' } })
    await audit(trx, deps, actor, {
      action: 'client.owner',
      subject: userId,
      detail: { from: client.owner_id, to: userId },
      clientId: client.id,
    })
    return (await findClient(trx, client.id)) ?? client
  })
  return presentClient(deps, actor, saved)
}
