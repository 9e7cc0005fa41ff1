import { maskDigits } from '@deckle/core/text/mask-digits.ts'
import type { Db } from '../../db/database.ts'
import { transaction } from '../../db/transaction.ts'
import type { Jobs } from '../jobs/start-jobs.ts'
import type { Message } from './mail.ts'
import { insertWaitingMail } from './queries.ts'

/** Name of the task that sends a mail. */
export const sendTask = 'mail.send'

/** With exponential backoff, nearly a day in total. */
export const MOST_TRIES = 12

interface Parts {
  readonly db: Db
  readonly jobs: Pick<Jobs, 'add'>
  readonly newId: () => string
  readonly now: () => Date
}

/** Of mails that nobody is waiting for: all other jobs go before thousands of them. */
export const LATER = 10

/** Adds the mail to the outbox and the queue. @param within a transaction, with whose commit the mail is queued */
export async function queueMail(
  { db, jobs, newId, now }: Parts,
  message: Message,
  { within, priority }: { readonly within?: Db; readonly priority?: number } = {},
): Promise<void> {
  const add = async (trx: Db): Promise<void> => {
    const id = newId()
    await insertWaitingMail(trx, { id, createdAt: now(), subject: maskDigits(message.subject), message })
    await jobs.add(
      sendTask,
      { ...message, id },
      { maxAttempts: MOST_TRIES, within: trx, ...(priority !== undefined && { priority }) },
    )
  }
  await (within ? add(within) : transaction(db, add))
}
