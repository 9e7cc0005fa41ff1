import type { decks } from '@deckle/contract/decks.ts'
import { transaction } from '../../db/transaction.ts'
import type { Handler } from '../../http/handler.ts'
import { enforceLimit, lockLicence } from '../licences/index.ts'
import { presentDeck } from './present.ts'
import { setDeleted } from './queries.ts'
import { requireDeck } from './require-deck.ts'

/** Restored decks are drafts. */
export const restoreDeck: Handler<typeof decks.restore> = async ({ deps, actor, params: { id } }) =>
  transaction(deps.db, async (open) => {
    const licence = await lockLicence(open, 'campaigns', actor)
    const { deleted_at } = await requireDeck(open, actor, 'deck.delete', id, { lock: true, bin: true })
    if (deleted_at !== null) {
      await enforceLimit(open, deps, 'campaigns', licence)
      await setDeleted(open, actor.clientId, id, false)
    }
    return { deck: presentDeck(deps.env, actor, await requireDeck(open, actor, 'deck.read', id)) }
  })
