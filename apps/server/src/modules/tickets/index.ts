import type { ticket_texts } from '@deckle/contract/ticket-texts.ts'
import type { help, tickets } from '@deckle/contract/tickets.ts'
import type { Handlers } from '../../http/handler.ts'
import { createTicket } from './asker/create-ticket.ts'
import { listTickets } from './asker/list-tickets.ts'
import { showTicket, ticketFile } from './asker/show-ticket.ts'
import { helpVotes, voteHelpful } from './help/votes.ts'
import { closeTicket, restoreTicket } from './message/close-ticket.ts'
import { replyToTicket } from './message/reply-to-ticket.ts'
import { addNote } from './queue/add-note.ts'
import { assignTicket, ticketOperators } from './queue/assign-ticket.ts'
import { listQueue, queueClients, queueCounts } from './queue/list-queue.ts'
import { createText, deleteText, listTexts, restoreText, updateText } from './texts/texts.ts'
import { closeThread, openThread, replyThread, threadFile } from './thread/threads.ts'

export { inboundPage } from './inbound/inbound-page.ts'
export { mobilePages } from './mobile/mobile-pages.ts'
export { eraseFromTickets } from './queries-removed.ts'
export { ticketHashes } from './tokens.ts'
export { ticketCron, ticketTasks } from './tasks.ts'

export const ticketHandlers: Handlers<typeof tickets> = {
  create: createTicket,
  list: listTickets,
  show: showTicket,
  reply: replyToTicket,
  close: closeTicket,
  restore: restoreTicket,
  file: ticketFile,
  queue: listQueue,
  counts: queueCounts,
  clients: queueClients,
  operators: ticketOperators,
  assign: assignTicket,
  note: addNote,
  openThread,
  replyThread,
  closeThread,
  threadFile,
}

export const ticketTextHandlers: Handlers<typeof ticket_texts> = {
  list: listTexts,
  create: createText,
  update: updateText,
  delete: deleteText,
  restore: restoreText,
}

export const helpHandlers: Handlers<typeof help> = { votes: helpVotes, vote: voteHelpful }
