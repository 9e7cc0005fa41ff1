import { may } from '@deckle/core/access/access.ts'
import type { PlanType } from '@deckle/core/plan/plan.ts'
import type { ReaderType } from '@deckle/core/reader-type/reader-type.ts'
import type { Db } from '../../../db/database.ts'
import type { Scoped } from '../../../db/reach.ts'
import type { Deps } from '../../../deps.ts'
import { subjectOf } from '../../../require-access.ts'
import { errorsOf } from '../content/publishable.ts'
import { type DeckRecord, lockDeck } from '../queries.ts'
import { requireJumpsAllowed } from './plan-limits.ts'
import { findOrInsertVersion } from './store-version.ts'

interface Pinning {
  readonly deps: Deps
  readonly actor: Scoped
  readonly licence: { readonly plan: PlanType }
}

export type PinnedDeck =
  | { readonly ok: true; readonly versionId: string; readonly readerType: ReaderType }
  | { readonly ok: false; readonly problem: 'deck_missing' | 'deck_not_publishable' }

/**
 * The versions that a course gets of decks: of those the actor may edit their present content, of others what is
 * published. Neither makes a deck public.
 * @param ids in lower case; locked in one order, so that two courses at once wait for each other
 */
export async function pinDecks(
  open: Db,
  by: Pinning,
  ids: readonly string[],
): Promise<ReadonlyMap<string, PinnedDeck>> {
  const pinned = new Map<string, PinnedDeck>()
  for (const id of ids.toSorted()) {
    const deck = await lockDeck(open, by.actor, id)
    pinned.set(id, deck ? await pinDeck(open, by, deck) : { ok: false, problem: 'deck_missing' })
  }
  return pinned
}

async function pinDeck(open: Db, { deps, actor, licence }: Pinning, deck: DeckRecord): Promise<PinnedDeck> {
  const { readerType } = deck.content
  if (!may(actor, 'deck.edit', subjectOf(deck)))
    return deck.published_version_id === null
      ? { ok: false, problem: 'deck_not_publishable' }
      : { ok: true, versionId: deck.published_version_id, readerType }
  if (errorsOf(deck.content).length > 0) return { ok: false, problem: 'deck_not_publishable' }
  requireJumpsAllowed(licence, deck.content)
  const by = { published_by: actor.userId, published_at: deps.now() }
  return { ok: true, versionId: (await findOrInsertVersion(open, deps, deck, by)).id, readerType }
}
