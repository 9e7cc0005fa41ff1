import { createHash, timingSafeEqual } from 'node:crypto'
import type { Email } from 'postal-mime'
import { API_BASE } from '@deckle/contract/contract.ts'
import { normaliseEmail } from '@deckle/core/text/email-address.ts'
import { isInterfaceLanguage } from '@deckle/core/text/interface-language.ts'
import { ticketLimits } from '@deckle/core/ticket/ticket.ts'
import type { Deps } from '../../../deps.ts'
import type { Page } from '../../../http/page.ts'
import type { PageReply } from '../../../http/page-reply.ts'
import { dataPolicy } from '../../../http/security-headers.ts'
import { requireLimit } from '../../../platform/rate-limit/require-limit.ts'
import { hashedUuid } from '../../../platform/uuid.ts'
import { refuse } from '../../../refusal.ts'
import { catalogues } from '../../../words/catalogues.ts'
import { fill } from '../../../words/fill.ts'
import { addMessage } from '../message/add-message.ts'
import { notifyOfMessage } from '../message/reply-to-ticket.ts'
import { findTicketByHash, type TicketRow } from '../queries.ts'
import { hashToken, isSameHash } from '../tokens.ts'
import { isAutomatic } from './is-automatic.ts'
import { contentOf, parseHead, parseMail, type ReadMail, replyTokenOf } from './read-mail.ts'

const MOST_BYTES = 12 * 1024 * 1024
/** Header with TICKET_INBOUND_SECRET. */
const SECRET = 'x-ticket-secret'

/**
 * Raw mails (RFC 822) from the mail server. The secret in the address that a mail was sent to names the ticket, and only
 * its asker's address may write to it.
 */
export const inboundPage: Page = {
  path: `${API_BASE}/tickets/inbound`,
  serve: () => {
    throw refuse('not_found')
  },
  post: {
    types: ['message/rfc822', 'application/octet-stream', 'text/plain'],
    bodyLimit: MOST_BYTES,
    admit({ deps, request }) {
      if (!deps.env.ticketMail) throw refuse('not_found')
      if (!isSecret(request.header(SECRET) ?? '', deps.env.ticketMail.secret)) throw refuse('not_allowed')
    },
    serve: async ({ deps, body }) => json(await receiveMail(deps, body)),
  },
}

const digest = (text: string): Buffer => createHash('sha256').update(text).digest()
const isSecret = (given: string, secret: string): boolean => timingSafeEqual(digest(given), digest(secret))

const json = (value: object): PageReply => ({
  status: 200,
  headers: {
    'content-type': 'application/json; charset=utf-8',
    'cache-control': 'no-store',
    'content-security-policy': dataPolicy,
  },
  body: JSON.stringify(value),
})

type Outcome = { readonly ok: true; readonly ignored?: 'automatic' | 'empty' | 'known' }

async function receiveMail(deps: Deps, raw: Buffer): Promise<Outcome> {
  const own = deps.env.ticketMail?.address ?? ''
  const head = await parseHead(raw)
  if (isAutomatic(head, [own, addressOf(deps.env.mail.from)])) return { ok: true, ignored: 'automatic' }
  const row = await requireReplied(deps, replyTokenOf(head, own))
  if (!isFrom(head, row.email)) throw refuse('not_allowed', 'ticket.other_sender')
  await requireLimit(deps.limits, 'ticketThreadWrite', row.id)
  const content = await contentOf(await parseMail(raw))
  const text = textOf(content, row)
  if (text === '') return { ok: true, ignored: 'empty' }
  const author = row.user_id === null ? null : { clientId: row.client_id, userId: row.user_id }
  const id = messageIdOf(row, head.messageId, raw)
  const message = { id, kind: 'message', side: 'asker', author, text, files: content.files, via: 'mail' } as const
  const isNew = await addMessage(deps, row, message, (trx) => notifyOfMessage(trx, deps, row))
  return isNew ? { ok: true } : { ok: true, ignored: 'known' }
}

/** A mail has exactly one `From` (RFC 5322, 3.6); with two, programs differ in which they show. */
const isFrom = ({ from, headers }: Email, address: string): boolean =>
  headers.filter(({ key }) => key === 'from').length === 1 &&
  normaliseEmail(from?.address ?? '') === normaliseEmail(address)

async function requireReplied({ db }: Deps, token: string | null): Promise<TicketRow> {
  const hash = hashToken(token ?? '')
  const row = token === null ? undefined : await findTicketByHash(db, hash)
  if (!row || row.held || !isSameHash(row.reply_hash, hash)) throw refuse('not_found')
  return row
}

/** A mail of files alone has their names as its text. */
function textOf({ text, files, left }: ReadMail, { language }: TicketRow): string {
  const names = text === '' ? files.map(({ name }) => name).join(', ') : text
  if (left.length === 0) return names
  const { refusals } = catalogues[isInterfaceLanguage(language) ? language : 'en']
  const note = fill(refusals['ticket.files_left'], { names: left.join(', ') })
  return [names, note]
    .filter((part) => part !== '')
    .join('\n\n')
    .slice(0, ticketLimits.text)
}

/** A mail that is delivered twice is one message. */
function messageIdOf({ id }: TicketRow, messageId: string | undefined, raw: Buffer): string {
  const hash = createHash('sha256')
    .update(`${id} `)
    .update(messageId ?? raw)
  return hashedUuid(hash.digest())
}

/** Of "Name <address>", or the address alone. */
const addressOf = (from: string): string => /<([^<>]+)>\s*$/.exec(from)?.[1] ?? from.trim()
