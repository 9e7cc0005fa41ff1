import type { admin } from '@deckle/contract/admin.ts'
import { transaction } from '../../db/transaction.ts'
import type { Handler } from '../../http/handler.ts'
import { resendMail, resendTask } from '../../platform/mail/resend-mail.ts'
import { refuse } from '../../refusal.ts'
import { audit } from './audit/audit.ts'
import { presentMail } from './present-mail.ts'
import { countFailedMails, findMail } from './queries.ts'

export const retryMail: Handler<typeof admin.retryMail> = async ({ deps, actor, params }) => {
  if (!(await findMail(deps.db, params.id))) throw refuse('not_found')
  await transaction(deps.db, async (trx) => {
    if (!(await resendMail(trx, deps.jobs, params.id))) throw refuse('conflict')
    await audit(trx, deps, actor, { action: 'mail.retry', subject: params.id })
  })
  const row = await findMail(deps.db, params.id)
  if (!row) throw refuse('not_found')
  return { mail: presentMail(deps.mail, row) }
}

/** Queued by a background task, since there may be many mails. */
export const retryMails: Handler<typeof admin.retryMails> = async ({ deps, actor }) => {
  const count = await countFailedMails(deps.db)
  if (count > 0) {
    await transaction(deps.db, async (trx) => {
      await audit(trx, deps, actor, { action: 'mail.retry', detail: { count } })
      await deps.jobs.add(resendTask, {}, { jobKey: resendTask, within: trx })
    })
  }
  return { retried: count }
}
