import type { Actor } from '@deckle/core/access/access.ts'
import type { DeckVersion } from '@deckle/contract/decks.ts'
import type { Deps } from '../../../deps.ts'
import { decodeCursor, encodeCursor } from '../../../http/cursor.ts'
import { presentVersion } from '../present.ts'
import { listVersions } from '../queries.ts'
import { requireDeck } from '../require-deck.ts'

/** Published versions of a deck, newest first. */
export async function listDeckVersions(
  deps: Deps,
  actor: Actor,
  id: string,
  { limit, cursor }: { limit: number; cursor?: string | undefined },
): Promise<{ versions: DeckVersion[]; next: string | null }> {
  const deck = await requireDeck(deps.db, actor, 'deck.read', id)
  const before = cursor === undefined ? null : decodeCursor(cursor, ['number'])[0]
  const rows = await listVersions(deps.db, deck.client_id, id, { limit: limit + 1, before })
  const shown = rows.slice(0, limit)
  const last = shown.at(-1)
  return {
    versions: shown.map((row) => presentVersion(row, deck.published_version_id)),
    next: rows.length > limit && last ? encodeCursor([last.version]) : null,
  }
}
