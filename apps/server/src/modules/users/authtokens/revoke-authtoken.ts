import type { users } from '@deckle/contract/users.ts'
import { refuse } from '../../../refusal.ts'
import { transaction } from '../../../db/transaction.ts'
import type { Handler } from '../../../http/handler.ts'
import { audit } from '../../admin/index.ts'
import { revokeAuthtoken as revoke } from '../../auth/index.ts'
import { requireNotAbove, requireUser } from '../require-user.ts'
import { presentAuthtoken } from './present.ts'

export const revokeAuthtoken: Handler<typeof users.revokeAuthtoken> = async ({ deps, actor, params }) => {
  const user = await requireUser(deps.db, actor, 'user.authtoken', params.id)
  requireNotAbove(actor, user)
  const now = deps.now()
  const row = await transaction(deps.db, async (trx) => {
    const revoked = await revoke(trx, { clientId: user.client_id, userId: user.id, id: params.token_id, now })
    if (!revoked) throw refuse('not_found')
    await audit(trx, deps, actor, {
      action: 'user.authtoken_revoke',
      subject: user.id,
      detail: { token: params.token_id },
      clientId: user.client_id,
    })
    return revoked
  })
  return { authtoken: presentAuthtoken(row, now) }
}
