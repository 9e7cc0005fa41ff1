import type { decks } from '@deckle/contract/decks.ts'
import type { Handler } from '../../../http/handler.ts'
import { presentVersion } from '../present.ts'
import { nameVersion as setName } from '../queries.ts'
import { requireDeck } from '../require-deck.ts'
import { requireVersion } from './require-version.ts'

/** '' removes the name. What is played does not change. */
export const nameVersion: Handler<typeof decks.nameVersion> = async ({ deps, actor, params, body }) => {
  const deck = await requireDeck(deps.db, actor, 'deck.edit', params.id)
  await setName(deps.db, deck.client_id, params.id, params.versionId, body.name)
  const version = await requireVersion(deps, deck, params.versionId)
  return { version: presentVersion(version, deck.published_version_id) }
}
