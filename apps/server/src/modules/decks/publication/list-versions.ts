import type { decks } from '@deckle/contract/decks.ts'
import type { Handler } from '../../../http/handler.ts'
import { presentVersion } from '../present.ts'
import { listVersions as listRows } from '../queries.ts'
import { requireDeck } from '../require-deck.ts'

/** Newest first. */
export const listVersions: Handler<typeof decks.versions> = async ({ deps, actor, params, query }) => {
  const deck = await requireDeck(deps.db, actor, 'deck.read', params.id)
  const { rows, next } = await listRows(deps.db, deck.client_id, params.id, query)
  return { versions: rows.map((row) => presentVersion(row, deck.published_version_id)), next }
}
