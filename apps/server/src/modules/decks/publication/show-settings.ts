import type { publishing } from '@deckle/contract/publishing.ts'
import type { Handler } from '../../../http/handler.ts'
import { requireDeck } from '../require-deck.ts'
import { findSettings } from './queries.ts'

export const showSettings: Handler<typeof publishing.show> = async ({ deps, actor, params }) => {
  const deck = await requireDeck(deps.db, actor, 'deck.publish', params.id)
  const { settings, attempt_count } = await findSettings(deps.db, deck.client_id, params.id)
  return { settings, responses: attempt_count }
}
