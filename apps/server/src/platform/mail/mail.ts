export interface Message {
  /** One address. */
  to: string
  subject: string
  text: string
  html?: string
  /** The client on whose behalf it is sent; the outbox keeps it. */
  clientId?: string
}

/** Sends mail. Resolves when the next station has taken it over. */
export interface Mail {
  readonly kind: 'smtp' | 'outbox'
  /** Throws a `MailError` when the address is none or the mail can not be handed over. */
  send(message: Message): Promise<void>
  close(): Promise<void>
}

export class MailError extends Error {
  override name = 'MailError'
}

/** One address and one line of subject, so that no text of a person's adds recipients or headers. */
export function checkMessage({ to, subject, ...rest }: Message): Message {
  if (to.length > 254 || !/^[^\s@,;:<>()"\\]+@[^\s@,;:<>()"\\]+$/.test(to))
    throw new MailError('The mail was not sent: its address is not one e-mail address.')
  return { ...rest, to, subject: subject.replace(/\s+/g, ' ').trim() }
}
