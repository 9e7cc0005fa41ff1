import type { tickets } from '@deckle/contract/tickets.ts'
import type { Handler } from '../../../http/handler.ts'
import { presentTicket } from '../present.ts'
import { countQueue, listClients, listQueue as listRows } from './queries.ts'

export const listQueue: Handler<typeof tickets.queue> = async ({ deps, actor, query }) => {
  const { rows, ...page } = await listRows(deps.db, actor, query)
  return { tickets: rows.map((row) => presentTicket(row, { side: 'operator', userId: actor.userId })), ...page }
}

export const queueCounts: Handler<typeof tickets.counts> = async ({ deps, actor }) => ({
  counts: await countQueue(deps.db, actor),
})

export const queueClients: Handler<typeof tickets.clients> = async ({ deps, actor }) => ({
  clients: await listClients(deps.db, actor),
})
