import type { decks } from '@deckle/contract/decks.ts'
import type { Handler } from '../../http/handler.ts'
import { changePublication } from './publication/change-publication.ts'
import { setDeleted, setPublication, unpublished } from './queries.ts'
import { requireDeck } from './require-deck.ts'

/** Moves the deck to the bin and unpublishes it. Idempotent. */
export const deleteDeck: Handler<typeof decks.delete> = async ({ deps, actor, params: { id } }) =>
  changePublication(deps, async (open) => {
    const { shortid, deleted_at } = await requireDeck(open, actor, 'deck.delete', id, { lock: true, bin: true })
    if (deleted_at !== null) return { shortid: null, reply: { ok: true } }
    await setPublication(open, actor.clientId, id, { ...unpublished, shortid })
    await setDeleted(open, actor.clientId, id, true)
    return { shortid, reply: { ok: true } }
  })
