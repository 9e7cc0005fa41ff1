import { isInterfaceLanguage } from '@deckle/core/text/interface-language.ts'
import { ticketCode } from '@deckle/core/ticket/ticket.ts'
import type { Db } from '../../../db/database.ts'
import type { Deps } from '../../../deps.ts'
import { type Env, publicAddress } from '../../../env.ts'
import { queueMail } from '../../../platform/mail/queue-mail.ts'
import { mailWords } from '../../../words/mail-words.ts'
import type { TicketRow } from '../queries.ts'
import { ticketToken } from '../tokens.ts'

type Key = 'ticketReceived' | 'ticketConfirm' | 'ticketAnswered' | 'ticketClosed'

/** Of the ticket's screen, or of the page that its secret opens. */
export function threadAddress(
  { env, secret }: Pick<Deps, 'env' | 'secret'>,
  row: Pick<TicketRow, 'id' | 'user_id'>,
): string {
  const path =
    row.user_id === null ? `tickets/thread/${ticketToken('page', row.id, secret)}` : `helpDesk/tickets/${row.id}`
  return `${publicAddress(env)}/${path}`
}

/** `support+{secret}@…`; null where answers by mail are not received. */
export function replyAddress({ env, secret }: Pick<Deps, 'env' | 'secret'>, ticketId: string): string | null {
  if (!env.ticketMail) return null
  const [name, domain] = env.ticketMail.address.split('@')
  return `${name}+${ticketToken('reply', ticketId, secret)}@${domain}`
}

/** To the asker, queued in the transaction. A first mail never quotes what was asked without an account. */
export async function mailAsker(
  trx: Db,
  deps: Deps,
  row: TicketRow,
  { key, text = '' }: { readonly key: Key; readonly text?: string },
): Promise<void> {
  const language = isInterfaceLanguage(row.language) ? row.language : 'en'
  const isFirst = key === 'ticketReceived' || key === 'ticketConfirm'
  const values = {
    name: (row.user_id === null && isFirst) || row.name === '' ? row.email : row.name,
    subject: row.subject,
    code: ticketCode(row.id),
    answer: text,
    link: threadAddress(deps, row),
  }
  const reply = key === 'ticketAnswered' ? replyAddress(deps, row.id) : null
  const words = mailWords(language, key === 'ticketAnswered' && reply !== null ? 'ticketAnsweredByMail' : key, values)
  const message = {
    to: row.email,
    clientId: row.client_id,
    ...(row.user_id !== null && { userId: row.user_id }),
    ...words,
  }
  await queueMail(
    deps,
    { ...message, headers: { ...words.headers, ...headersOf(deps.env, row.id, reply) } },
    { within: trx },
  )
}

/** Mails of a ticket are one thread, and no program answers them by itself. */
function headersOf(env: Env, ticketId: string, reply: string | null): Record<string, string> {
  const thread = `<ticket.${ticketId}@${new URL(publicAddress(env)).hostname}>`
  return {
    'Auto-Submitted': 'auto-generated',
    'In-Reply-To': thread,
    References: thread,
    ...(reply !== null && { 'Reply-To': reply }),
  }
}
