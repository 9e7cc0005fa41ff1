import type { decks } from '@deckle/contract/decks.ts'
import type { Handler } from '../../../http/handler.ts'
import { withOwnMedia } from './media-references.ts'
import { storedContent } from './stored-content.ts'
import { presentDeck } from '../present.ts'
import { saveContent } from '../queries.ts'
import { requireDeck } from '../require-deck.ts'
import { revisionConflict } from './revision-conflict.ts'

/** Refuses with `revision_conflict` and the newer deck if `revision` is outdated. */
export const saveDeck: Handler<typeof decks.update> = async ({ deps, actor, params: { id }, body }) => {
  const stored = storedContent(await withOwnMedia(deps.db, actor.clientId, body.content))
  const saved = await saveContent(deps.db, actor, { id, revision: body.revision }, stored)
  if (saved) return { deck: { id: saved.id, revision: saved.revision, updatedAt: saved.updated_at.toISOString() } }
  const newer = await requireDeck(deps.db, actor, 'deck.edit', id)
  throw revisionConflict(presentDeck(deps.env, actor, newer))
}
