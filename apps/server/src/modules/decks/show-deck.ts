import type { decks } from '@deckle/contract/decks.ts'
import type { Handler } from '../../http/handler.ts'
import { presentDeck } from './present.ts'
import { requireDeck } from './require-deck.ts'

export const showDeck: Handler<typeof decks.show> = async ({ deps, actor, params }) => ({
  deck: presentDeck(deps.env, actor, await requireDeck(deps.db, actor, 'deck.read', params.id)),
})
