import type { sharing } from '@deckle/contract/sharing.ts'
import type { Handler } from '../../../http/handler.ts'
import { requireDeck } from '../require-deck.ts'
import { readShares } from './read-shares.ts'

export const listShares: Handler<typeof sharing.list> = async ({ deps, actor, params }) => {
  const deck = await requireDeck(deps.db, actor, 'deck.share', params.id)
  return readShares(deps.db, deck.client_id, params.id)
}
