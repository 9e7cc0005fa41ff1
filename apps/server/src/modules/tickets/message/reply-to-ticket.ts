import type { tickets } from '@deckle/contract/tickets.ts'
import type { Db } from '../../../db/database.ts'
import type { Deps } from '../../../deps.ts'
import type { Handler } from '../../../http/handler.ts'
import { requireLimit } from '../../../platform/rate-limit/require-limit.ts'
import { mailAsker } from '../mails/ticket-mail.ts'
import { notifyAsker, notifyOperators } from '../mails/notify.ts'
import type { TicketRow } from '../queries.ts'
import { readThread, requireTicket } from '../require-ticket.ts'
import { addMessage } from './add-message.ts'
import { decodeFiles } from './store-files.ts'

/** As the asker, or as an operator. */
export const replyToTicket: Handler<typeof tickets.reply> = async ({ deps, actor, params, body }) => {
  await requireLimit(deps.limits, 'ticketWrite', actor.userId)
  const seen = await requireTicket(deps.db, actor, params.id)
  const { row, viewer } = seen
  const { id, text } = body
  const author = { clientId: actor.clientId, userId: actor.userId }
  const message = {
    id,
    kind: 'message',
    side: viewer.side,
    author,
    text,
    files: decodeFiles(body.files),
    via: 'web',
  } as const
  await addMessage(deps, row, message, (trx) =>
    viewer.side === 'asker' ? notifyOfMessage(trx, deps, row) : notifyOfAnswer(trx, deps, row, text),
  )
  return readThread(deps.db, seen)
}

/** Of another message by the asker. */
export const notifyOfMessage = (trx: Db, deps: Deps, row: TicketRow): Promise<void> =>
  notifyOperators(trx, deps, row, 'ticket_reply')

/** Of an answer: by mail, and in the application. */
async function notifyOfAnswer(trx: Db, deps: Deps, row: TicketRow, text: string): Promise<void> {
  await mailAsker(trx, deps, row, { key: 'ticketAnswered', text })
  await notifyAsker(trx, deps, row, 'ticket_answered')
}
