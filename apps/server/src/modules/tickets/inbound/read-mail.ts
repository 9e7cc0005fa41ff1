import type { Address, Email } from 'postal-mime'
import { ticketLimits } from '@deckle/core/ticket/ticket.ts'
import { refuse } from '../../../refusal.ts'
import { checkFiles, type IncomingFile } from '../message/store-files.ts'
import { TOKEN_LENGTH } from '../tokens.ts'
import { cutQuote } from './cut-quote.ts'
import { textOfHtml } from './text-of-html.ts'

/** Bounds for hostile mails. */
const bounds = { maxNestingDepth: 20, maxHeadersSize: 256 * 1024, maxRfc822NestingDepth: 2 }

export async function parseMail(raw: Buffer): Promise<Email> {
  const { default: PostalMime } = await import('postal-mime')
  try {
    return await PostalMime.parse(raw, bounds)
  } catch {
    throw refuse('malformed')
  }
}

/** The secret in an address that the mail was sent to; null where there is none. */
export function replyTokenOf(email: Email, own: string): string | null {
  const [name = '', domain = ''] = own.toLowerCase().split('@')
  const delivered = ['delivered-to', 'x-original-to', 'envelope-to', 'x-envelope-to']
  const addresses = [
    ...[...(email.to ?? []), ...(email.cc ?? [])].flatMap(addressesIn),
    ...email.headers.filter(({ key }) => delivered.includes(key)).map(({ value }) => bracketed(value)),
  ]
  for (const address of addresses.slice(0, 100)) {
    const text = address.trim().toLowerCase()
    const token = text.slice(name.length + 1, -(domain.length + 1))
    if (text === `${name}+${token}@${domain}` && token.length === TOKEN_LENGTH) return token
  }
  return null
}

/** Characters of a header that are read. */
const MOST_OF_HEADER = 2000

/** `address` of `Name <address>`, or the whole. */
function bracketed(header: string): string {
  const read = header.slice(0, MOST_OF_HEADER)
  const start = read.lastIndexOf('<') + 1
  const end = read.indexOf('>', start)
  return read.slice(start, end < 0 ? read.length : end)
}

const addressesIn = (one: Address): string[] =>
  one.group === undefined ? [one.address] : one.group.map(({ address }) => address)

export interface ReadMail {
  readonly text: string
  readonly files: readonly IncomingFile[]
  /** Names of files that are not taken. */
  readonly left: readonly string[]
}

/** Text without quoted history, cut to the longest message; files as far as a message takes them. */
export async function contentOf(email: Email): Promise<ReadMail> {
  const text = cutQuote(email.text ?? textOfHtml(email.html ?? '')).slice(0, ticketLimits.text)
  const files: IncomingFile[] = []
  const left: string[] = []
  for (const { filename, content, mimeType } of email.attachments) {
    const name = filename ?? mimeType.replace('/', '.')
    const bytes = typeof content === 'string' ? Buffer.from(content) : Buffer.from(content as Uint8Array)
    const isTaken =
      files.length < ticketLimits.files &&
      (await checkFiles([...files, { name, bytes }]).then(
        () => true,
        () => false,
      ))
    if (isTaken) files.push({ name, bytes })
    else left.push(name)
  }
  return { text: text.replaceAll('\u0000', '').toWellFormed(), files, left: left.slice(0, 10) }
}
