import type { Actor } from '@deckle/core/access/access.ts'
import type { DeckContent } from '@deckle/core/deck/deck.ts'
import { refuse } from '@deckle/core/error.ts'
import type { Deck } from '@deckle/contract/decks.ts'
import type { Deps } from '../../deps.ts'
import { withOwnMedia } from './content/media-references.ts'
import { presentDeck } from './present.ts'
import { findVersionContent, saveContent } from './queries.ts'
import { requireDeck } from './require-deck.ts'
import { storedContent } from './content/stored-content.ts'

export interface Saved {
  readonly id: string
  readonly revision: number
  readonly updatedAt: string
}

/** Saves over the revision that was edited, or refuses with `revision_conflict` and the newer deck; nothing is overwritten unseen. */
export async function saveDeck(
  deps: Deps,
  actor: Actor,
  id: string,
  edit: { revision: number; content: DeckContent },
): Promise<Saved> {
  const stored = storedContent(await withOwnMedia(deps.db, actor.clientId, edit.content))
  const saved = await saveContent(deps.db, actor, { id, revision: edit.revision }, stored)
  if (saved) return { id: saved.id, revision: saved.revision, updatedAt: saved.updated_at.toISOString() }
  const newer = await requireDeck(deps.db, actor, 'deck.edit', id)
  throw conflict(presentDeck(deps.env, actor, newer))
}

export function conflict(deck: Deck) {
  return refuse('revision_conflict', { message: 'deck.changed', data: { deck } })
}

/** Renames over whatever revision there is: nothing else of the draft changes. */
export async function renameDeck(deps: Deps, actor: Actor, id: string, name: string): Promise<Deck> {
  return change(deps, actor, id, null, (content) => ({ ...content, name }))
}

/** Makes a published version the draft again. */
export async function restoreVersion(
  deps: Deps,
  actor: Actor,
  id: string,
  versionId: string,
  revision: number,
): Promise<Deck> {
  await requireDeck(deps.db, actor, 'deck.edit', id)
  const content = await findVersionContent(deps.db, actor.clientId, id, versionId)
  if (!content) throw refuse('not_found', 'deck.version_missing')
  return change(deps, actor, id, revision, () => content)
}

async function change(
  deps: Deps,
  actor: Actor,
  id: string,
  revision: number | null,
  to: (content: DeckContent) => DeckContent,
): Promise<Deck> {
  for (;;) {
    const deck = await requireDeck(deps.db, actor, 'deck.edit', id)
    if (revision !== null && revision !== deck.revision) throw conflict(presentDeck(deps.env, actor, deck))
    const saved = await saveContent(deps.db, actor, { id, revision: deck.revision }, storedContent(to(deck.content)))
    if (saved) return presentDeck(deps.env, actor, await requireDeck(deps.db, actor, 'deck.read', id))
  }
}
