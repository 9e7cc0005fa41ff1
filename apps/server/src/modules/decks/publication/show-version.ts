import type { decks } from '@deckle/contract/decks.ts'
import type { Handler } from '../../../http/handler.ts'
import { presentVersion } from '../present.ts'
import { requireDeck } from '../require-deck.ts'
import { requireVersion } from './require-version.ts'

/** A published version with its content, as this version of the application knows it. */
export const showVersion: Handler<typeof decks.showVersion> = async ({ deps, actor, params }) => {
  const deck = await requireDeck(deps.db, actor, 'deck.read', params.id)
  const { content, ...version } = await requireVersion(deps, deck, params.versionId)
  return { version: { ...presentVersion(version, deck.published_version_id), content } }
}
