import type { Actor } from '@deckle/core/access/access.ts'
import type { Deck } from '@deckle/contract/decks.ts'
import { transaction } from '../../db/transaction.ts'
import type { Deps } from '../../deps.ts'
import { enforceLimit, lockLicence } from '../licences/index.ts'
import { changePublication } from './publication/change-publication.ts'
import { presentDeck } from './present.ts'
import { purgeDecks, setDeleted, setPublication } from './queries.ts'
import { requireDeck } from './require-deck.ts'

/** The address answers 410 from now on; published again, it is the same address. */
export async function unpublishDeck(deps: Deps, actor: Actor, id: string): Promise<Deck> {
  return changePublication(deps, async (open) => {
    const deck = await requireDeck(open, actor, 'deck.publish', id, { lock: true })
    const publication = { ...unpublished, shortid: deck.shortid }
    await setPublication(open, actor.clientId, id, publication)
    const reply = presentDeck(deps.env, actor, { ...deck, ...publication, published_version: null })
    return { shortid: deck.shortid, reply }
  })
}

const unpublished = { published_version_id: null, published_revision: null, published_at: null }

/** Into the bin, and taken back from the public. A deck that is there already stays as it is. */
export async function deleteDeck(deps: Deps, actor: Actor, id: string): Promise<void> {
  await changePublication(deps, async (open) => {
    const deck = await requireDeck(open, actor, 'deck.delete', id, { lock: true, bin: true })
    if (deck.deleted_at !== null) return { shortid: null, reply: null }
    await setPublication(open, actor.clientId, id, { ...unpublished, shortid: deck.shortid })
    await setDeleted(open, actor.clientId, id, true)
    return { shortid: deck.shortid, reply: null }
  })
}

/** Out of the bin, as a draft. */
export async function restoreDeck(deps: Deps, actor: Actor, id: string): Promise<Deck> {
  return transaction(deps.db, async (open) => {
    const licence = await lockLicence(open, 'campaigns', actor)
    const deck = await requireDeck(open, actor, 'deck.delete', id, { lock: true, bin: true })
    if (deck.deleted_at !== null) {
      await enforceLimit(open, deps, 'campaigns', licence)
      await setDeleted(open, actor.clientId, id, false)
    }
    return presentDeck(deps.env, actor, await requireDeck(open, actor, 'deck.read', id))
  })
}

/** Days that a deleted deck stays in the bin (decisions.md §2). */
export const BIN_DAYS = 30

/** Ends what has been in the bin for longer: a daily job. Answers how many decks went. */
export async function purgeBin(deps: Deps): Promise<number> {
  const before = new Date(deps.now().getTime() - BIN_DAYS * 86_400_000)
  let gone = 0
  for (;;) {
    const some = await transaction(deps.db, (open) => purgeDecks(open, before, 20))
    gone += some
    if (some < 20) return gone
  }
}
