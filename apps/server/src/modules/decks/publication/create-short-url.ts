import type { publication } from '@deckle/contract/publication.ts'
import { refuse } from '../../../refusal.ts'
import type { Handler } from '../../../http/handler.ts'
import { requireDeck } from '../require-deck.ts'
import { newShortid } from './new-shortid.ts'
import { presentShortUrl } from './present.ts'
import { upsertShortUrl } from './queries.ts'

/** Idempotent: the same source tags return the same address. */
export const createShortUrl: Handler<typeof publication.createUrl> = async ({ deps, actor, params: { id }, body }) => {
  const deck = await requireDeck(deps.db, actor, 'deck.publish', id)
  if (deck.published_version_id === null) throw refuse('not_publishable', 'publication.first')
  for (;;) {
    const row = await upsertShortUrl(deps.db, {
      clientId: deck.client_id,
      id: deps.newId(),
      deckId: id,
      code: newShortid(),
      at: deps.now(),
      ...body,
    })
    if (row) return { url: presentShortUrl(deps.env, row) }
  }
}
