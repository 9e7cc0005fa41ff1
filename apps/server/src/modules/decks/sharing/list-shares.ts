import type { sharing } from '@deckle/contract/sharing.ts'
import type { Handler } from '../../../http/handler.ts'
import { readShares } from '../../sharing/index.ts'
import { requireDeck } from '../require-deck.ts'

export const listShares: Handler<typeof sharing.list> = async ({ deps, actor, params }) => {
  const { client_id: clientId, id } = await requireDeck(deps.db, actor, 'deck.share', params.id)
  return readShares(deps.db, { kind: 'deck', clientId, id })
}
