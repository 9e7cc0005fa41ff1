import type { publication } from '@deckle/contract/publication.ts'
import type { Handler } from '../../../http/handler.ts'
import { requireDeck } from '../require-deck.ts'
import { presentShortUrl } from './present.ts'
import { listShortUrls as listRows } from './queries.ts'

export const listShortUrls: Handler<typeof publication.urls> = async ({ deps, actor, params, query }) => {
  const deck = await requireDeck(deps.db, actor, 'deck.publish', params.id)
  const { rows, next } = await listRows(deps.db, deck.client_id, params.id, query)
  return { urls: rows.map((row) => presentShortUrl(deps.env, row)), next }
}
