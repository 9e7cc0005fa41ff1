import type { decks } from '@deckle/contract/decks.ts'
import { transaction } from '../../db/transaction.ts'
import type { Handler } from '../../http/handler.ts'
import { presentDeck } from './present.ts'
import { requireRoom } from './publication/plan-limits.ts'
import { lockClientPlan, setDeleted } from './queries.ts'
import { requireDeck } from './require-deck.ts'

/** Out of the bin, as a draft. */
export const restoreDeck: Handler<typeof decks.restore> = async ({ deps, actor, params: { id } }) =>
  transaction(deps.db, async (open) => {
    await lockClientPlan(open, actor.clientId)
    const { deleted_at } = await requireDeck(open, actor, 'deck.delete', id, { lock: true, bin: true })
    if (deleted_at !== null) {
      await requireRoom(open, actor.clientId, 'campaigns')
      await setDeleted(open, actor.clientId, id, false)
    }
    return { deck: presentDeck(deps.env, actor, await requireDeck(open, actor, 'deck.read', id)) }
  })
