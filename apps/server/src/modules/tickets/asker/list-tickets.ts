import type { tickets } from '@deckle/contract/tickets.ts'
import type { Handler } from '../../../http/handler.ts'
import { presentTicket } from '../present.ts'
import { listOwn } from './queries.ts'

export const listTickets: Handler<typeof tickets.list> = async ({ deps, actor, query }) => {
  const { rows, ...page } = await listOwn(deps.db, actor, query)
  return { tickets: rows.map((row) => presentTicket(row, { side: 'asker' })), ...page }
}
