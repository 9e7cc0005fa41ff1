import type { decks } from '@deckle/contract/decks.ts'
import { transaction } from '../../../db/transaction.ts'
import type { Handler } from '../../../http/handler.ts'
import { replaceTags } from '../../tags/index.ts'
import { requireDeck } from '../require-deck.ts'

export const updateDeckTags: Handler<typeof decks.updateTags> = ({ deps, actor, params: { id }, body }) =>
  transaction(deps.db, async (trx) => {
    const deck = await requireDeck(trx, actor, 'deck.edit', id, { lock: true })
    return { tags: await replaceTags(trx, { kind: 'deck', clientId: deck.client_id, id: id }, body.tags) }
  })
