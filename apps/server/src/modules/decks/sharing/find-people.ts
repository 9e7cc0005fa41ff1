import type { sharing } from '@deckle/contract/sharing.ts'
import type { Handler } from '../../../http/handler.ts'
import { requireDeck } from '../require-deck.ts'
import { listSharers } from './queries.ts'

const FOUND = 20

/** People to share with, by name: all of the client who can do something with a deck, but the owner. */
export const findPeople: Handler<typeof sharing.people> = async ({ deps, actor, params, query }) => {
  const deck = await requireDeck(deps.db, actor, 'deck.share', params.id)
  const people = await listSharers(deps.db, {
    clientId: deck.client_id,
    ownerId: deck.owner_id,
    search: query.search?.trim() ?? '',
    limit: FOUND,
  })
  return { people }
}
