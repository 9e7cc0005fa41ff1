import type { Address, Email } from 'postal-mime'
import { ticketLimits } from '@deckle/core/ticket/ticket.ts'
import { refuse } from '../../../refusal.ts'
import { checkFiles, type IncomingFile } from '../message/store-files.ts'
import { TOKEN_LENGTH } from '../tokens.ts'
import { cutQuote } from './cut-quote.ts'
import { textOfHtml } from './text-of-html.ts'

/** Bytes of headers, of all parts together. */
const MOST_OF_HEADERS = 256 * 1024
const bounds = { maxNestingDepth: 20, maxHeadersSize: MOST_OF_HEADERS, maxRfc822NestingDepth: 2 }
/** Lines of a mail: 12 MB in base64 have 165,000. */
const MOST_LINES = 200_000
/** Lines that are not base64 of at least 60 characters. The parser takes 10 microseconds and a kilobyte for each. */
const MOST_TEXT_LINES = 20_000

/** Parses only the headers, which are checked before the body is parsed. */
export const parseHead = (raw: Buffer): Promise<Email> => parse(raw.subarray(0, endOfHead(raw)))

export async function parseMail(raw: Buffer): Promise<Email> {
  const { lines, textLines } = countLines(raw)
  if (lines > MOST_LINES || textLines > MOST_TEXT_LINES) throw refuse('too_large', 'ticket.mail_lines')
  return parse(raw)
}

async function parse(raw: Buffer): Promise<Email> {
  const { default: PostalMime } = await import('postal-mime')
  try {
    return await PostalMime.parse(raw, bounds)
  } catch {
    throw refuse('malformed')
  }
}

const LINE_FEED = 0x0a
const CARRIAGE_RETURN = 0x0d

/** Offset of the first empty line; ignores carriage returns. */
function endOfHead(raw: Buffer): number {
  let isEmpty = true
  let start = 0
  const most = Math.min(raw.length, MOST_OF_HEADERS)
  for (let at = 0; at < most; at++) {
    if (raw[at] === LINE_FEED) {
      if (isEmpty) return start
      isEmpty = true
      start = at + 1
    } else if (raw[at] !== CARRIAGE_RETURN) isEmpty = false
  }
  return most
}

/** A shorter line is counted as text. */
const SHORTEST_OF_BASE64 = 60

function countLines(raw: Buffer): { readonly lines: number; readonly textLines: number } {
  let lines = 0
  let textLines = 0
  for (let start = 0; start < raw.length;) {
    const feed = raw.indexOf(LINE_FEED, start)
    const end = feed < 0 ? raw.length : feed
    lines++
    if (end - start < SHORTEST_OF_BASE64 || !isBase64(raw, start, end)) textLines++
    start = end + 1
  }
  return { lines, textLines }
}

const base64Bytes: readonly boolean[] = Array.from({ length: 256 }, (_, byte) =>
  /[\w+/=\r-]/.test(String.fromCharCode(byte)),
)

function isBase64(raw: Buffer, start: number, end: number): boolean {
  for (let at = start; at < end; at++) if (base64Bytes[raw[at] ?? 0] !== true) return false
  return true
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
