import type { tickets } from '@deckle/contract/tickets.ts'
import type { Handler } from '../../../http/handler.ts'
import { requireLimit } from '../../../platform/rate-limit/require-limit.ts'
import { addMessage } from '../message/add-message.ts'
import { readThread, requireAnswered } from '../require-ticket.ts'

export const addNote: Handler<typeof tickets.note> = async ({ deps, actor, params, body: { id, text } }) => {
  await requireLimit(deps.limits, 'ticketWrite', actor.userId)
  const seen = await requireAnswered(deps.db, actor, params.id)
  const author = { clientId: actor.clientId, userId: actor.userId }
  const note = { id, kind: 'note', side: 'operator', author, text, files: [], via: 'web' } as const
  await addMessage(deps, seen.row, note, async () => undefined)
  return readThread(deps.db, seen)
}
