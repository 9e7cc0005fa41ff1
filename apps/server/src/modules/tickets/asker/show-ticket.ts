import type { tickets } from '@deckle/contract/tickets.ts'
import type { Handler } from '../../../http/handler.ts'
import { sendTicketFile } from '../message/send-file.ts'
import { readThread, requireTicket } from '../require-ticket.ts'

export const showTicket: Handler<typeof tickets.show> = async ({ deps, actor, params }) =>
  readThread(deps.db, await requireTicket(deps.db, actor, params.id))

export const ticketFile: Handler<typeof tickets.file> = async ({ deps, actor, params }) => {
  const { row } = await requireTicket(deps.db, actor, params.id)
  return sendTicketFile(deps, row, params.file_id)
}
