export interface Message {
  /** A single address. */
  to: string
  subject: string
  text: string
  html?: string
  /** Shown as the sender's name, in place of the server's. */
  fromName?: string
  /** Further header fields, by name. */
  headers?: Readonly<Record<string, string>>
  /** The client on whose behalf the mail is sent; stored in the outbox. */
  clientId?: string
  /** The recipient, if they are a person of the client. Erasing the person deletes the stored mail. */
  userId?: string
  /** Id of the outbox entry, if any. */
  id?: string
  /** Whether the queue retries after a failure. */
  isRetried?: boolean
}

/** Header field with the language of a mail's text, which its HTML part declares for screen readers. */
export const languageHeader = (language: string): Readonly<Record<string, string>> => ({ 'Content-Language': language })

/** '' if unknown. */
export const languageOf = ({ headers }: Message): string => headers?.['Content-Language'] ?? ''

/** `send` resolves when the next mail server has accepted the message. */
export interface Mail {
  readonly kind: 'smtp' | 'outbox'
  /** Throws a `MailError` if the address is invalid or the message is not accepted. */
  send(message: Message): Promise<void>
  close(): Promise<void>
}

export class MailError extends Error {
  override name = 'MailError'
}

/** A permanent failure: retrying is useless. */
export class BadAddressError extends MailError {
  override name = 'BadAddressError'
}

/** Allows one recipient and a one-line subject, so that user input can't add recipients or headers. */
export function checkMessage({ to, subject, ...rest }: Message): Message {
  if (to.length > 254 || !/^[^\s@,;:<>()"\\]+@[^\s@,;:<>()"\\]+$/.test(to))
    throw new BadAddressError('The mail was not sent: its address is not one e-mail address.')
  return {
    ...rest,
    to,
    subject: oneLine(subject),
    ...(rest.fromName !== undefined && { fromName: oneLine(rest.fromName) }),
    ...(rest.headers && { headers: oneLines(rest.headers) }),
  }
}

const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim()

const oneLines = (headers: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, oneLine(value)]))
