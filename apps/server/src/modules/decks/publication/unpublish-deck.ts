import type { decks } from '@deckle/contract/decks.ts'
import type { Handler } from '../../../http/handler.ts'
import { changePublication } from './change-publication.ts'
import { presentDeck } from '../present.ts'
import { takeBack } from '../queries.ts'
import { requireDeck } from '../require-deck.ts'

/** The address answers 410 from now on; published again, it is the same address. */
export const unpublishDeck: Handler<typeof decks.unpublish> = async ({ deps, actor, params: { id } }) =>
  changePublication(deps, async (open) => {
    const { shortid } = await requireDeck(open, actor, 'deck.publish', id, { lock: true })
    await takeBack(open, actor.clientId, id)
    const deck = await requireDeck(open, actor, 'deck.publish', id)
    return { shortid, reply: { deck: presentDeck(deps.env, actor, deck) } }
  })
