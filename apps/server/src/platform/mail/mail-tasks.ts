import { z } from 'zod'
import type { Db } from '../../db/database.ts'
import type { CronEntry, Jobs, Task } from '../jobs/start-jobs.ts'
import { BadAddressError, type Mail } from './mail.ts'
import { deleteMailsBefore } from './queries.ts'
import { MOST_TRIES, sendTask } from './queue-mail.ts'
import { resendMails, resendTask } from './resend-mail.ts'

const message = z.object({
  to: z.string(),
  subject: z.string(),
  text: z.string(),
  html: z.string().optional(),
  clientId: z.string().optional(),
  userId: z.string().optional(),
  headers: z.record(z.string(), z.string()).optional(),
  // Missing in mails queued by an earlier version.
  id: z.string().optional(),
})

/** Milliseconds after which the outbox deletes entries without a text and unsent mails. */
const retention = 30 * 86_400_000

interface Parts {
  readonly db: Db
  readonly mail: Mail
  readonly jobs: Pick<Jobs, 'add'>
  readonly now: () => Date
}

export function mailTasks({ db, mail, jobs, now }: Parts): Record<string, Task> {
  return {
    [sendTask]: async (payload, { attempt }) => {
      const isRetried = attempt < MOST_TRIES
      try {
        await mail.send({ ...message.parse(payload), isRetried })
      } catch (error) {
        // The outbox stores the failed mail, so the queue drops it.
        if (isRetried && !(error instanceof BadAddressError)) throw error
      }
    },
    [resendTask]: () => resendMails({ db, jobs }),
    'mail.purge': () => deleteMailsBefore(db, new Date(now().getTime() - retention)),
  }
}

export const mailCron: readonly CronEntry[] = [{ task: 'mail.purge', match: '31 4 * * *' }]
