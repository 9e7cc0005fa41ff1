import { createTransport } from 'nodemailer'
import { checkMessage, type Mail, MailError } from './mail.ts'

/** `url`: smtp://user:password@host:587 or smtps://…; `from`: "Name <address>". */
export function createSmtpMail(url: string, from: string): Mail {
  const transport = createTransport(
    {
      url,
      pool: true,
      maxConnections: 3,
      connectionTimeout: 10_000,
      greetingTimeout: 10_000,
      socketTimeout: 30_000,
      disableFileAccess: true,
      disableUrlAccess: true,
    },
    { from },
  )
  return {
    kind: 'smtp',
    async send(message) {
      const { to, subject, text, html, fromName, headers } = checkMessage(message)
      const sender = fromName ? { from: { name: fromName, address: addressOf(from) } } : {}
      try {
        await transport.sendMail({ ...sender, to, subject, text, html, headers: { ...automatic, ...headers } })
      } catch (error) {
        throw new MailError(
          `The mail could not be handed to the mail server: ${error instanceof Error ? error.message : String(error)}`,
          { cause: error },
        )
      }
    },
    async close() {
      transport.close()
    },
  }
}

/** Prevents out-of-office replies (RFC 3834). */
const automatic = { 'Auto-Submitted': 'auto-generated' }

/** Of "Name <address>", or the address alone. */
const addressOf = (from: string): string => /<([^<>]+)>\s*$/.exec(from)?.[1] ?? from.trim()
