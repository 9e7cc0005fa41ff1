import type { account } from '@deckle/contract/account.ts'
import { refuse } from '../../../refusal.ts'
import type { Db } from '../../../db/database.ts'
import { transaction } from '../../../db/transaction.ts'
import type { Handler, SignedIn } from '../../../http/handler.ts'
import { preferredLanguage } from '../../../http/language.ts'
import { audit } from '../../admin/index.ts'
import { closeSessionsOf, noticeMail, requireIdentity, revokeAuthtokensOf } from '../../auth/index.ts'
import { lockClient } from '../../clients/index.ts'
import { requireReplaceable } from '../../users/index.ts'
import { findLeaving, setDeleteAt } from './queries.ts'
import { queueMail } from '../../../platform/mail/queue-mail.ts'

/** Milliseconds until the account is erased. Signing in before then cancels the deletion (decisions.md §1). */
const gracePeriod = 14 * 86_400_000

/** Schedules the erasure. Refused for the client's owner and its last Admin, who must hand over first. */
export const deleteAccount: Handler<typeof account.delete> = async ({ deps, actor, body, request }) => {
  await requireIdentity(deps, actor, body.current_password)
  const deleteAt = new Date(deps.now().getTime() + gracePeriod)
  const person = await transaction(deps.db, async (trx) => {
    await lockClient(trx, actor.clientId)
    const found = await requireLeaving(trx, actor)
    await setDeleteAt(trx, actor, deleteAt)
    await closeSessionsOf(trx, actor.clientId, actor.userId, deps.now())
    await revokeAuthtokensOf(trx, actor.clientId, actor.userId, deps.now())
    await audit(trx, deps, actor, { action: 'user.delete_asked', subject: actor.userId })
    return found
  })
  const language = preferredLanguage(request.header('accept-language'))
  await queueMail(deps, noticeMail(deps.env, 'accountLeaves', person, language))
  return { deleteAt: deleteAt.toISOString() }
}

async function requireLeaving(trx: Db, who: Pick<SignedIn, 'clientId' | 'userId'>) {
  const person = await findLeaving(trx, who)
  if (!person) throw refuse('session_expired')
  await requireReplaceable(trx, person)
  return person
}
