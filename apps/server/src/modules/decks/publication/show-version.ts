import type { Actor } from '@deckle/core/access/access.ts'
import type { DeckContent } from '@deckle/core/deck/deck.ts'
import { refuse } from '@deckle/core/error.ts'
import type { DeckVersion } from '@deckle/contract/decks.ts'
import type { Deps } from '../../../deps.ts'
import { presentVersion } from '../present.ts'
import { type DeckRecord, findVersion, nameVersion } from '../queries.ts'
import { requireDeck } from '../require-deck.ts'

/** A published version with its content, as this version of the application knows it. */
export async function showDeckVersion(
  deps: Deps,
  actor: Actor,
  id: string,
  versionId: string,
): Promise<DeckVersion & { content: DeckContent }> {
  const deck = await requireDeck(deps.db, actor, 'deck.read', id)
  const { content, ...version } = await requireVersion(deps, deck, versionId)
  return { ...presentVersion(version, deck.published_version_id), content }
}

/** Names a version, or takes its name away; nothing that is played changes. */
export async function nameDeckVersion(
  deps: Deps,
  actor: Actor,
  id: string,
  versionId: string,
  name: string,
): Promise<DeckVersion> {
  const deck = await requireDeck(deps.db, actor, 'deck.edit', id)
  await nameVersion(deps.db, deck.client_id, id, versionId, name)
  return presentVersion(await requireVersion(deps, deck, versionId), deck.published_version_id)
}

async function requireVersion(deps: Deps, deck: DeckRecord, versionId: string) {
  const version = await findVersion(deps.db, deck.client_id, deck.id, versionId)
  if (!version) throw refuse('not_found', 'deck.version_missing')
  return version
}
