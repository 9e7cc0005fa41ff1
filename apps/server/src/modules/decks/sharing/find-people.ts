import type { sharing } from '@deckle/contract/sharing.ts'
import type { Handler } from '../../../http/handler.ts'
import { requireDeck } from '../require-deck.ts'
import { listShareable } from './queries.ts'

const maxPeople = 20

/** People to share with, by name: all of the client whose licence gives access to shared decks, except the owner. */
export const findPeople: Handler<typeof sharing.people> = async ({ deps, actor, params, query }) => {
  const deck = await requireDeck(deps.db, actor, 'deck.share', params.id)
  const people = await listShareable(deps.db, {
    clientId: deck.client_id,
    ownerId: deck.owner_id,
    search: query.search?.trim() ?? '',
    limit: maxPeople,
  })
  return { people }
}
