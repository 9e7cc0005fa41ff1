import type { decks } from '@deckle/contract/decks.ts'
import type { Handler } from '../../../http/handler.ts'
import { audit } from '../../admin/index.ts'
import { changePublication } from './change-publication.ts'
import { presentDeck } from '../present.ts'
import { setPublication, unpublished } from '../queries.ts'
import { requireDeck } from '../require-deck.ts'

/** The address answers 410 from now on; publishing again gives the deck the same address. */
export const unpublishDeck: Handler<typeof decks.unpublish> = async ({ deps, actor, params: { id } }) =>
  changePublication(deps, async (open) => {
    const deck = await requireDeck(open, actor, 'deck.publish', id, { lock: true })
    const { shortid } = deck
    await setPublication(open, actor.clientId, id, { ...unpublished, shortid })
    await audit(open, deps, actor, { action: 'deck.unpublish', subject: id, detail: { name: deck.content.name } })
    return {
      shortid,
      reply: { deck: presentDeck(deps.env, actor, { ...deck, ...unpublished, published_version: null }) },
    }
  })
