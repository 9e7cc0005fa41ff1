import type { tickets } from '@deckle/contract/tickets.ts'
import { transaction } from '../../../db/transaction.ts'
import type { Deps } from '../../../deps.ts'
import type { Handler, RequestFacts } from '../../../http/handler.ts'
import { addressKey } from '../../../platform/rate-limit/rate-limit.ts'
import { requireLimit } from '../../../platform/rate-limit/require-limit.ts'
import { notifyOperators } from '../mails/notify.ts'
import { addMessage } from '../message/add-message.ts'
import { setClosed } from '../message/close-ticket.ts'
import { notifyOfMessage } from '../message/reply-to-ticket.ts'
import { sendTicketFile } from '../message/send-file.ts'
import { decodeFiles } from '../message/store-files.ts'
import { lockTicket, type TicketRow, updateTicket } from '../queries.ts'
import { readThread, requireThread } from '../require-ticket.ts'

type Calls = typeof tickets
const asker = { side: 'asker' } as const

/** Opening the address that was mailed confirms it, and shows a held ticket to operators. */
export const openThread: Handler<Calls['openThread']> = async ({ deps, body, request }) => {
  const row = await requireOpened(deps, body.token, request)
  if (row.confirmed_at === null) await confirm(deps, row)
  return readThread(deps.db, { row, viewer: asker })
}

function confirm(deps: Deps, row: TicketRow): Promise<void> {
  return transaction(deps.db, async (trx) => {
    const locked = await lockTicket(trx, row.client_id, row.id)
    if (!locked || locked.confirmed_at !== null) return
    const now = deps.now()
    await updateTicket(trx, row, { confirmed_at: now, held: false, ...(locked.held && { waiting_since: now }) })
    if (locked.held) await notifyOperators(trx, deps, row, 'ticket_new')
  })
}

export const replyThread: Handler<Calls['replyThread']> = async ({ deps, body, request }) => {
  const row = await requireOpened(deps, body.token, request)
  await requireLimit(deps.limits, 'ticketThreadWrite', row.id)
  if (row.confirmed_at === null) await confirm(deps, row)
  const { id, text } = body
  const files = decodeFiles(body.files)
  const message = { id, kind: 'message', side: 'asker', author: null, text, files, via: 'web' } as const
  await addMessage(deps, row, message, (trx) => notifyOfMessage(trx, deps, row))
  return readThread(deps.db, { row, viewer: asker })
}

export const closeThread: Handler<Calls['closeThread']> = async ({ deps, body, request }) => {
  const row = await requireOpened(deps, body.token, request)
  await setClosed(deps, { row, viewer: asker }, body.closed)
  return readThread(deps.db, { row, viewer: asker })
}

export const threadFile: Handler<Calls['threadFile']> = async ({ deps, body, request }) =>
  sendTicketFile(deps, await requireOpened(deps, body.token, request), body.file_id)

async function requireOpened(deps: Deps, token: string, { ip }: RequestFacts): Promise<TicketRow> {
  await requireLimit(deps.limits, 'ticketThread', addressKey(ip))
  return requireThread(deps.db, token)
}
