import type { OutboxMail } from '@deckle/contract/admin.ts'
import { maskDigits } from '@deckle/core/text/mask-digits.ts'
import type { Mail } from '../../platform/mail/mail.ts'

interface MailRow {
  readonly id: string
  readonly to_address: string
  readonly subject: string
  readonly created_at: Date
  readonly status: OutboxMail['status']
  readonly error: string | null
  readonly attempts: number
}

/**
 * A mail may contain a sign-in link or code. Its text is therefore visible only in installations without a mail server,
 * where the outbox is the only way to read it.
 */
export const isReadable = ({ kind }: Pick<Mail, 'kind'>, { status }: Pick<MailRow, 'status'>): boolean =>
  kind === 'outbox' && status === 'stored'

export const presentMail = (mail: Pick<Mail, 'kind'>, row: MailRow): OutboxMail => ({
  id: row.id,
  to: row.to_address,
  subject: isReadable(mail, row) ? row.subject : maskDigits(row.subject),
  createdAt: row.created_at.toISOString(),
  status: row.status,
  attempts: row.attempts,
  error: row.error,
  can: { retry: row.status === 'failed' },
})
