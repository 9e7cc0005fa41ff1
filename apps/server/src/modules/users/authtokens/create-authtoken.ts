import type { users } from '@deckle/contract/users.ts'
import { refuse } from '../../../refusal.ts'
import { transaction } from '../../../db/transaction.ts'
import { publicAddress } from '../../../env.ts'
import type { Handler } from '../../../http/handler.ts'
import { audit } from '../../admin/index.ts'
import { hashToken, insertAuthtoken, newToken, signInAddress } from '../../auth/index.ts'
import { requireNotAbove, requireUser } from '../require-user.ts'
import { presentAuthtoken } from './present.ts'

const day = 24 * 3600_000

/** Only for an active person of at most the actor's rank. The token is returned once: only its hash is stored. */
export const createAuthtoken: Handler<typeof users.createAuthtoken> = async ({ deps, actor, params, body }) => {
  const { days, uses } = body
  const user = await requireUser(deps.db, actor, 'user.authtoken', params.id)
  requireNotAbove(actor, user)
  if (!user.active) throw refuse('rule_broken', 'authtoken.inactive')
  const token = newToken(user.client_id)
  const now = deps.now()
  const row = await transaction(deps.db, async (trx) => {
    const inserted = await insertAuthtoken(trx, {
      client_id: user.client_id,
      id: deps.newId(),
      user_id: user.id,
      hash: hashToken(token),
      uses,
      issued_by: actor.userId,
      created_at: now,
      expires_at: new Date(now.getTime() + days * day),
    })
    const detail = { token: inserted.id, days, uses }
    await audit(trx, deps, actor, {
      action: 'user.authtoken',
      subject: user.id,
      detail,
      clientId: user.client_id,
    })
    return inserted
  })
  return { authtoken: presentAuthtoken(row, now), token, link: signInAddress(publicAddress(deps.env), token) }
}
