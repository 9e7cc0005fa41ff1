import type { Scoped } from '../../../db/reach.ts'
import type { Deck } from '@deckle/contract/decks.ts'
import type { DeckContent } from '@deckle/core/deck/deck.ts'
import type { Deps } from '../../../deps.ts'
import { storedContent } from './stored-content.ts'
import { presentDeck } from '../present.ts'
import { saveContent } from '../queries.ts'
import { requireDeck } from '../require-deck.ts'
import { revisionConflict } from './revision-conflict.ts'

/** Retries on the newest revision if `revision` is null; otherwise refuses an outdated one. */
export async function changeContent(
  deps: Deps,
  actor: Scoped,
  id: string,
  revision: number | null,
  to: (content: DeckContent) => DeckContent,
): Promise<Deck> {
  for (;;) {
    const deck = await requireDeck(deps.db, actor, 'deck.edit', id)
    if (revision !== null && revision !== deck.revision) throw revisionConflict(presentDeck(deps.env, actor, deck))
    const saved = await saveContent(deps.db, actor, { id, revision: deck.revision }, storedContent(to(deck.content)))
    if (saved) return presentDeck(deps.env, actor, await requireDeck(deps.db, actor, 'deck.read', id))
  }
}
