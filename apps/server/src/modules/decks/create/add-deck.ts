import type { Scoped } from '../../../db/reach.ts'
import type { Deck } from '@deckle/contract/decks.ts'
import type { DeckContent } from '@deckle/core/deck/deck.ts'
import type { Db } from '../../../db/database.ts'
import { transaction } from '../../../db/transaction.ts'
import type { Deps } from '../../../deps.ts'
import { enforceLimit } from '../../licences/index.ts'
import { storedContent } from '../content/stored-content.ts'
import { presentDeck } from '../present.ts'
import { insertDeck } from '../queries.ts'
import { requireDeck } from '../require-deck.ts'

/** Enforces the plan's limit of decks. */
export async function addDeck(deps: Deps, actor: Scoped, content: DeckContent): Promise<Deck> {
  return transaction(deps.db, async (trx) => {
    const id = await addDeckWithin(trx, deps, actor, content)
    return presentDeck(deps.env, actor, await requireDeck(trx, actor, 'deck.read', id))
  })
}

/** The same in a transaction of its caller; returns the deck's id. */
export async function addDeckWithin(trx: Db, deps: Deps, actor: Scoped, content: DeckContent): Promise<string> {
  const id = deps.newId()
  await enforceLimit(trx, deps, 'campaigns', actor)
  await insertDeck(trx, { client_id: actor.clientId, id, owner_id: actor.userId, ...storedContent(content) })
  return id
}
