import type pg from 'pg'
import { maskDigits } from '@deckle/core/text/mask-digits.ts'
import type { Clock } from '../clock.ts'
import { BadAddressError, type Mail, type Message } from './mail.ts'
import { findUnsentMail, saveOutboxMail } from './queries.ts'

interface RecordedMailParts {
  readonly mail: Mail
  readonly pool: pg.Pool
  readonly newId: () => string
  readonly now: Clock
  readonly onError: (error: unknown) => void
}

/** Most stored characters of a mail server's error message. */
const KEPT_REASON = 500

/**
 * Records the delivery state of each mail in the outbox. The text of a sent mail is not stored, because it may contain a
 * sign-in link or code. The text of a failed mail is stored for a retry.
 */
export function recordMail({ mail, pool, newId, now, onError }: RecordedMailParts): Mail {
  const note = async (status: 'waiting' | 'sent' | 'failed', message: Message, error: string | null) => {
    const id =
      message.id ??
      (await findUnsentMail(pool, { to: message.to, subjects: [message.subject, maskDigits(message.subject)] })) ??
      newId()
    const noted = status === 'failed' ? message : withoutText(message)
    await saveOutboxMail(pool, { id, createdAt: now(), status, error, message: noted })
  }
  return {
    kind: mail.kind,
    close: () => mail.close(),
    async send(message) {
      try {
        await mail.send(message)
      } catch (error) {
        const reason = (error instanceof Error ? error.message : String(error)).slice(0, KEPT_REASON)
        const isRetried = message.isRetried === true && !(error instanceof BadAddressError)
        await note(isRetried ? 'waiting' : 'failed', message, reason).catch(onError)
        throw error
      }
      // Errors of recording are only logged, because a caller's retry would send the mail twice. The outbox adapter stores
      // mails itself.
      if (mail.kind !== 'outbox') await note('sent', message, null).catch(onError)
    },
  }
}

const withoutText = ({ to, subject, clientId }: Message): Message => ({
  to,
  subject: maskDigits(subject),
  text: '',
  ...(clientId !== undefined && { clientId }),
})
