import { answerTextLimits } from '@deckle/core/ticket/answer-text.ts'
import * as z from 'zod/mini'
import { endpoint, type Output, type Resource } from './kit/endpoint.ts'
import { id, idParams, line, moment, ok, text } from './kit/shapes.ts'
import { routes } from './routes.ts'

const ticketText = z.object({
  id,
  name: z.string(),
  /** `{name}` is replaced with the asker's name. */
  text: z.string(),
  createdAt: moment,
  updatedAt: moment,
  deletedAt: z.nullable(moment),
})
export type TicketText = Output<typeof ticketText>

const one = z.object({ text: ticketText })
const values = { name: line(answerTextLimits.name), text: line(answerTextLimits.text) }

/** Prepared answers to tickets, of the client whose people answer them (docs/decisions/0071). */
export const ticket_texts = {
  list: endpoint(routes.ticket_texts.list, {
    summary: `The client's prepared answers by name, at most ${answerTextLimits.count}; with \`bin\` those deleted last, as many`,
    query: z.object({ bin: z.optional(z.enum(['true'])) }),
    reply: z.object({ texts: z.array(ticketText) }),
  }),
  create: endpoint(routes.ticket_texts.create, {
    summary: 'Add a prepared answer',
    body: z.strictObject(values),
    reply: one,
    errors: ['rule_broken'],
  }),
  update: endpoint(routes.ticket_texts.update, {
    summary:
      'Change a prepared answer. `seen` is its `updatedAt` as the caller saw it: refused where it is another one',
    params: idParams,
    body: z.strictObject({ ...values, seen: z.optional(text(40)) }),
    reply: one,
    errors: ['not_found', 'conflict', 'rule_broken'],
  }),
  delete: endpoint(routes.ticket_texts.delete, {
    summary: 'Move a prepared answer to the bin, where it is kept for thirty days',
    params: idParams,
    reply: ok,
    errors: ['not_found'],
  }),
  restore: endpoint(routes.ticket_texts.restore, {
    summary: 'Restore a prepared answer from the bin',
    params: idParams,
    reply: one,
    errors: ['not_found', 'rule_broken'],
  }),
} as const satisfies Resource<typeof routes.ticket_texts>
