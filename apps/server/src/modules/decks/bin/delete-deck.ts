import type { decks } from '@deckle/contract/decks.ts'
import type { Handler } from '../../../http/handler.ts'
import { changePublication } from '../publication/change-publication.ts'
import { setDeleted, setPublication, unpublished } from '../queries.ts'
import { requireDeck } from '../require-deck.ts'

/** Moves the deck to the bin and unpublishes it. Idempotent. */
export const deleteDeck: Handler<typeof decks.delete> = async ({ deps, actor, params: { id } }) =>
  changePublication(deps, async (trx) => {
    const { shortid, deleted_at } = await requireDeck(trx, actor, 'deck.delete', id, { lock: true, bin: true })
    if (deleted_at !== null) return { shortid: null, reply: { ok: true } }
    await setPublication(trx, actor.clientId, id, { ...unpublished, shortid })
    await setDeleted(trx, actor.clientId, id, true)
    return { shortid, reply: { ok: true } }
  })
