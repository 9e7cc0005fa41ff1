import type pg from 'pg'
import type { Clock } from '../clock.ts'
import { checkMessage, type Mail, MailError } from './mail.ts'
import { saveOutboxMail } from './queries.ts'

/** Stores mails in `mail_outbox` for Superadmins to read; for machines without a mail server. */
export function createOutboxMail(pool: pg.Pool, newId: () => string, now: Clock): Mail {
  return {
    kind: 'outbox',
    async send(message) {
      const checked = checkMessage(message)
      try {
        await saveOutboxMail(pool, {
          id: checked.id ?? newId(),
          createdAt: now(),
          status: 'sent',
          error: null,
          message: checked,
        })
      } catch (error) {
        throw new MailError(
          `The mail could not be put into the outbox: ${error instanceof Error ? error.message : String(error)}`,
          { cause: error },
        )
      }
    },
    async close() {},
  }
}
