import { refuse } from '@deckle/core/error.ts'
import { transaction } from '../../db/transaction.ts'
import type { Deps } from '../../deps.ts'
import type { SignedIn } from '../../http/handler.ts'
import { audit } from '../admin/index.ts'
import { type ClientRecord, findClient, lockClient, setOwner } from './queries.ts'
import { requireClient } from './require-client.ts'

/** Another person of the client owns it from now on; the former owner keeps the licence. */
export async function handOverClient(deps: Deps, actor: SignedIn, id: string, userId: string): Promise<ClientRecord> {
  return transaction(deps.db, async (open) => {
    await lockClient(open, id)
    const client = await requireClient(open, actor, 'client.hand_over', id)
    if (!(await setOwner(open, client.id, userId)))
      throw refuse('rule_broken', { message: 'client.owner_unknown', fields: { user_id: 'client.owner_unknown' } })
    await audit(open, deps, actor, {
      action: 'client.owner',
      subject: userId,
      detail: { from: client.owner_id, to: userId },
      clientId: client.id,
    })
    return (await findClient(open, client.id)) ?? client
  })
}
