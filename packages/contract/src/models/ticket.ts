import { ticketLimits, ticketStates } from '@deckle/core/ticket/ticket.ts'
import { list } from '@deckle/slides/fields/bounded.ts'
import { base64Text } from '@deckle/slides/fields/limited-text.ts'
import * as z from 'zod/mini'
import type { Output } from '../kit/endpoint.ts'
import { can, id, line, moment, text } from '../kit/shapes.ts'

const named = z.object({ id, name: z.string() })

export const ticket = z.object({
  id,
  /** A short name, as in the subjects of mails. */
  code: z.string(),
  subject: z.string(),
  state: z.enum(ticketStates),
  /** `id` is null without an account; `email` is shown to operators and to the asker. */
  asker: z.object({ id: z.nullable(id), name: z.string(), email: z.string() }),
  /** Whether the address was confirmed by opening its link; accounts are. */
  isConfirmed: z.boolean(),
  client: named,
  /** Shown to operators only. */
  assignee: z.nullable(named),
  isMine: z.boolean(),
  messages: z.number(),
  createdAt: moment,
  updatedAt: moment,
  /** Since when it waits for an answer; null unless open. */
  waitingSince: z.nullable(moment),
  can: can('reply', 'answer', 'assign', 'close', 'restore'),
})
export type Ticket = Output<typeof ticket>

export const ticketMessage = z.object({
  id,
  /** Notes are shown to operators only. */
  kind: z.enum(['message', 'note']),
  by: z.enum(['asker', 'operator']),
  /** Empty for somebody who is gone. */
  name: z.string(),
  text: z.string(),
  via: z.enum(['web', 'mail']),
  files: z.array(z.object({ id, name: z.string(), size: z.number() })),
  createdAt: moment,
})
export type TicketMessage = Output<typeof ticketMessage>

/** A file within a JSON body; its type is decided by its content. */
const ticketFile = z.strictObject({
  name: text(255),
  /** Base64. */
  data: base64Text(ticketLimits.fileBytes),
})

export const ticketFiles = z._default(list(ticketFile, { max: ticketLimits.files }), [])

/** Bytes of a body with files. */
export const ticketBodyLimit = Math.ceil(ticketLimits.allBytes / 3) * 4 + 64 * 1024

/** Lines of text that is not blank. */
export const ticketText = line(ticketLimits.text)

export const ticketSubject = line(ticketLimits.subject)
