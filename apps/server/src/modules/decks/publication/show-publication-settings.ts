import type { publication } from '@deckle/contract/publication.ts'
import type { Handler } from '../../../http/handler.ts'
import { requireDeck } from '../require-deck.ts'
import { findPublicationSettings } from './queries.ts'

export const showPublicationSettings: Handler<typeof publication.show> = async ({ deps, actor, params }) => {
  const deck = await requireDeck(deps.db, actor, 'deck.publish', params.id)
  const { settings, attempt_count } = await findPublicationSettings(deps.db, deck.client_id, params.id)
  return { settings, responses: attempt_count }
}
