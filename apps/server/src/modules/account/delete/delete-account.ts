import type { account } from '@deckle/contract/account.ts'
import { refuse } from '../../../refusal.ts'
import type { Db } from '../../../db/database.ts'
import { transaction } from '../../../db/transaction.ts'
import type { Deps } from '../../../deps.ts'
import type { Handler } from '../../../http/handler.ts'
import { preferredLanguage } from '../../../http/language.ts'
import { audit } from '../../admin/index.ts'
import { closeSessionsOf, noticeMail, requirePassword, revokeAuthtokensOf } from '../../auth/index.ts'
import { lockClient } from '../../clients/index.ts'
import { requireAnotherAdmin } from '../../users/index.ts'
import { findLeaving, listDue, putIntoBin, setDeleteAt } from './queries.ts'
import { queueMail } from '../../../platform/mail/queue-mail.ts'

/** decisions.md §1: signing in within this time cancels it. Milliseconds. */
const timeToReturn = 14 * 86_400_000

/** Who owns the client, or is its last Admin, hands over first. */
export const deleteAccount: Handler<typeof account.delete> = async ({ deps, actor, body, request }) => {
  await requirePassword(deps, actor, body.current_password)
  const deleteAt = new Date(deps.now().getTime() + timeToReturn)
  const person = await transaction(deps.db, async (trx) => {
    await lockClient(trx, actor.clientId)
    const found = await requireReplaceable(trx, actor)
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

interface Person {
  readonly clientId: string
  readonly userId: string
}

async function requireReplaceable(trx: Db, who: Person) {
  const person = await findLeaving(trx, who)
  if (!person) throw refuse('session_expired')
  if (person.owns_client) throw refuse('rule_broken', 'account.owner_hands_over')
  await requireAnotherAdmin(trx, person)
  return person
}

/** Daily: puts those whose time is over into the bin, from where they are erased. */
export async function deleteDueAccounts(deps: Deps): Promise<void> {
  const now = deps.now()
  for (const person of await listDue(deps.db, now)) {
    await transaction(deps.db, async (trx) => {
      await lockClient(trx, person.clientId)
      await requireReplaceable(trx, person)
      if (!(await putIntoBin(trx, person, now))) return
      await closeSessionsOf(trx, person.clientId, person.userId, now)
      await audit(trx, deps, person, { action: 'user.delete', subject: person.userId })
    }).catch((err: unknown) => deps.log.warn({ err, user: person.userId }, 'An account could not be deleted.'))
  }
}
