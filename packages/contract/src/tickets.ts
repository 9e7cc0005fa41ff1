import { ticketLimits, ticketStates } from '@deckle/core/ticket/ticket.ts'
import { patternText } from '@deckle/slides/fields/limited-text.ts'
import * as z from 'zod/mini'
import { endpoint, type Output, type Resource } from './kit/endpoint.ts'
import { email, id, idParams, ok, optionalLine, page, pageQuery, text } from './kit/shapes.ts'
import { ticket, ticketBodyLimit, ticketFiles, ticketMessage, ticketSubject, ticketText } from './models/ticket.ts'
import { routes } from './routes.ts'

const thread = z.object({ ticket, messages: z.array(ticketMessage) })
export type TicketThread = Output<typeof thread>
const one = z.object({ ticket })

/** Made by the sender: sent twice, a ticket or a message is stored once. */
const sentId = z.optional(id)
const message = { id: sentId, text: ticketText, files: ticketFiles }
/** Of the address of a thread. */
const token = text(100)

/** Questions to operators, and their answers (decisions.md §1 "Tickets", docs/decisions/0071). */
export const tickets = {
  create: endpoint(routes.tickets.create, {
    summary:
      'Open a ticket. Without a session `email` and `captcha` are needed; the mail that follows has the address of the thread. `client` is the slug of the organisation that is asked',
    body: z.strictObject({
      id: sentId,
      subject: ticketSubject,
      text: ticketText,
      files: ticketFiles,
      email: z.optional(email),
      name: z.optional(optionalLine(ticketLimits.name)),
      captcha: z.optional(text(8000)),
      client: z.optional(text(40)),
    }),
    bodyLimit: ticketBodyLimit,
    /** Null without a session. */
    reply: z.object({ ticket: z.nullable(ticket) }),
    errors: ['captcha_failed', 'too_large', 'unsupported_type', 'rule_broken', 'not_found', 'conflict'],
  }),
  list: endpoint(routes.tickets.list, {
    summary: "The caller's own tickets, the latest change first",
    query: z.object({ ...pageQuery, state: z.optional(z.enum(ticketStates)) }),
    reply: page('tickets', ticket),
    errors: ['bad_cursor'],
  }),
  show: endpoint(routes.tickets.show, {
    summary: 'A ticket with its messages, for its asker and for operators, who see notes too',
    params: idParams,
    reply: thread,
    errors: ['not_found'],
  }),
  reply: endpoint(routes.tickets.reply, {
    summary:
      'Write a message: the asker’s opens the ticket again, an operator’s answers it and assigns it. An operator is refused while another one has the ticket',
    params: idParams,
    body: z.strictObject(message),
    bodyLimit: ticketBodyLimit,
    reply: thread,
    errors: ['not_found', 'conflict', 'too_large', 'unsupported_type', 'rule_broken'],
  }),
  close: endpoint(routes.tickets.close, {
    summary: 'Close a ticket; a message or `restore` opens it again',
    params: idParams,
    reply: one,
    errors: ['not_found'],
  }),
  restore: endpoint(routes.tickets.restore, {
    summary: 'Open a closed ticket again',
    params: idParams,
    reply: one,
    errors: ['not_found'],
  }),
  file: endpoint(routes.tickets.file, {
    summary: 'A file of a ticket, for its asker and for operators',
    params: z.object({ id, file_id: id }),
    reply: z.object({}),
    replyType: '*/*',
    errors: ['not_found'],
  }),
  queue: endpoint(routes.tickets.queue, {
    summary:
      'Tickets that the caller may answer, those that wait longest first: a Superadmin all, an Admin those of the client, a partner’s Admin those of its clients too',
    query: z.object({
      ...pageQuery,
      state: z.optional(z.enum(ticketStates)),
      mine: z.optional(z.enum(['true'])),
      client: z.optional(id),
      search: z.optional(text(100)),
    }),
    reply: page('tickets', ticket),
    errors: ['bad_cursor'],
  }),
  counts: endpoint(routes.tickets.counts, {
    summary:
      'How many tickets there are to answer, by state, and how many of the open ones are the caller’s; at most 1,000 each',
    reply: z.object({
      counts: z.object({ open: z.number(), answered: z.number(), closed: z.number(), mine: z.number() }),
    }),
  }),
  clients: endpoint(routes.tickets.clients, {
    summary: 'Organisations with tickets that the caller may answer, by name; at most 200',
    reply: z.object({ clients: z.array(z.object({ id, name: z.string() })) }),
  }),
  operators: endpoint(routes.tickets.operators, {
    summary: 'People who may answer a ticket, by name; at most 100',
    params: idParams,
    reply: z.object({ people: z.array(z.object({ id, name: z.string() })) }),
    errors: ['not_found'],
  }),
  assign: endpoint(routes.tickets.assign, {
    summary:
      'Assign a ticket to somebody who may answer it, or to nobody. `from` is the assignee that the caller sees: refused where it is another one by now',
    params: idParams,
    body: z.strictObject({ to: z.nullable(id), from: z.nullable(id) }),
    reply: one,
    errors: ['not_found', 'conflict', 'rule_broken'],
  }),
  note: endpoint(routes.tickets.note, {
    summary: 'Write a note that only operators see',
    params: idParams,
    body: z.strictObject({ id: sentId, text: ticketText }),
    reply: thread,
    errors: ['not_found', 'conflict', 'rule_broken'],
  }),
  openThread: endpoint(routes.tickets.openThread, {
    summary: 'A ticket by the secret of its address, for whoever opened it without an account; confirms their e-mail',
    body: z.strictObject({ token }),
    reply: thread,
    errors: ['not_found'],
  }),
  replyThread: endpoint(routes.tickets.replyThread, {
    summary: 'Write a message as who opened the ticket',
    body: z.strictObject({ token, ...message }),
    bodyLimit: ticketBodyLimit,
    reply: thread,
    errors: ['not_found', 'conflict', 'too_large', 'unsupported_type', 'rule_broken'],
  }),
  closeThread: endpoint(routes.tickets.closeThread, {
    summary: 'Close a ticket as who opened it, or open it again',
    body: z.strictObject({ token, closed: z.boolean() }),
    reply: thread,
    errors: ['not_found'],
  }),
  threadFile: endpoint(routes.tickets.threadFile, {
    summary: 'A file of a ticket, for who opened it',
    body: z.strictObject({ token, file_id: id }),
    reply: z.object({}),
    replyType: '*/*',
    errors: ['not_found'],
  }),
} as const satisfies Resource<typeof routes.tickets>

/** Whether articles of the help desk help. */
export const help = {
  votes: endpoint(routes.help.votes, {
    summary: 'What the caller said about articles of the help desk',
    reply: z.object({ votes: z.record(z.string(), z.boolean()) }),
  }),
  vote: endpoint(routes.help.vote, {
    summary: 'Say whether an article of the help desk helped; a person’s last word counts',
    body: z.strictObject({ article: patternText(40, /^[a-z][a-z-]{1,39}$/), helpful: z.boolean() }),
    reply: ok,
  }),
} as const satisfies Resource<typeof routes.help>
