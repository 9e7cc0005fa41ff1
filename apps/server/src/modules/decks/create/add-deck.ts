import type { Scoped } from '../../../db/reach.ts'
import type { Deck } from '@deckle/contract/decks.ts'
import type { DeckContent } from '@deckle/core/deck/deck.ts'
import { transaction } from '../../../db/transaction.ts'
import type { Deps } from '../../../deps.ts'
import { enforceLimit } from '../../licences/index.ts'
import { storedContent } from '../content/stored-content.ts'
import { presentDeck } from '../present.ts'
import { insertDeck } from '../queries.ts'
import { requireDeck } from '../require-deck.ts'

/** Enforces the plan's limit of decks. */
export async function addDeck(deps: Deps, actor: Scoped, content: DeckContent): Promise<Deck> {
  const id = deps.newId()
  const stored = storedContent(content)
  return transaction(deps.db, async (trx) => {
    await enforceLimit(trx, deps, 'campaigns', actor)
    await insertDeck(trx, { client_id: actor.clientId, id, owner_id: actor.userId, ...stored })
    return presentDeck(deps.env, actor, await requireDeck(trx, actor, 'deck.read', id))
  })
}
