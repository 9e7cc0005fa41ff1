import type { publishing } from '@deckle/contract/publishing.ts'
import type { Handler } from '../../../http/handler.ts'
import { requireDeck } from '../require-deck.ts'
import { countTickets, listTickets as listRows } from './queries.ts'

export const listTickets: Handler<typeof publishing.tickets> = async ({ deps, actor, params, query }) => {
  const deck = await requireDeck(deps.db, actor, 'deck.publish', params.id)
  const [{ rows, next }, counts] = await Promise.all([
    listRows(deps.db, deck.client_id, params.id, query),
    countTickets(deps.db, deck.client_id, params.id),
  ])
  const tickets = rows.map((row) => ({
    id: row.id,
    label: row.label,
    createdAt: row.created_at.toISOString(),
    usedAt: row.used_at?.toISOString() ?? null,
  }))
  return { tickets, next, ...counts }
}
