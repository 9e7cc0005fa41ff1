import type { publication } from '@deckle/contract/publication.ts'
import type { Handler } from '../../../http/handler.ts'
import { requireDeck } from '../require-deck.ts'
import { countInvites, listInvites as listRows } from './queries.ts'

export const listInvites: Handler<typeof publication.invites> = async ({ deps, actor, params, query }) => {
  const deck = await requireDeck(deps.db, actor, 'deck.publish', params.id)
  const [{ rows, next }, counts] = await Promise.all([
    listRows(deps.db, deck.client_id, params.id, query),
    countInvites(deps.db, deck.client_id, params.id),
  ])
  const invites = rows.map((row) => ({
    id: row.id,
    label: row.label,
    createdAt: row.created_at.toISOString(),
    usedAt: row.used_at?.toISOString() ?? null,
  }))
  return { invites, next, ...counts }
}
