import type { Db } from '../../db/database.ts'
import { transaction } from '../../db/transaction.ts'
import type { Jobs } from '../jobs/start-jobs.ts'
import { MOST_TRIES, sendTask } from './queue-mail.ts'
import { listFailedMails, claimFailedMail } from './queries.ts'

/** Name of the task that sends all failed mails again. */
export const resendTask = 'mail.resend'

const BATCH = 200

interface Parts {
  readonly db: Db
  readonly jobs: Pick<Jobs, 'add'>
}

/** Queues a failed mail within the caller's transaction. Returns false if the mail has not failed. */
export async function resendMail(trx: Db, jobs: Parts['jobs'], id: string): Promise<boolean> {
  const row = await claimFailedMail(trx, id)
  if (!row) return false
  const message = {
    id: row.id,
    to: row.to_address,
    subject: row.subject,
    text: row.text_body,
    ...(row.html_body !== null && { html: row.html_body }),
    ...(row.client_id !== null && { clientId: row.client_id }),
    ...(row.user_id !== null && { userId: row.user_id }),
    ...(row.headers !== null && { headers: row.headers }),
  }
  await jobs.add(sendTask, message, { maxAttempts: MOST_TRIES, within: trx })
  return true
}

/** Task: retries each failed mail once, even if it fails again during the run. */
export async function resendMails({ db, jobs }: Parts): Promise<void> {
  let last: string | null = null
  for (;;) {
    const ids: string[] = await listFailedMails(db, last, BATCH)
    for (const id of ids) await transaction(db, (trx) => resendMail(trx, jobs, id))
    last = ids.at(-1) ?? null
    if (ids.length < BATCH) return
  }
}
