import type { publication } from '@deckle/contract/publication.ts'
import { refuse } from '../../../refusal.ts'
import type { Handler } from '../../../http/handler.ts'
import { requireDeck } from '../require-deck.ts'
import { newShortid } from './new-shortid.ts'
import { presentShortUrl } from './present.ts'
import { keepShortUrl } from './queries.ts'

/** The short address of a published deck with these source tags, made where there is none yet. */
export const createShortUrl: Handler<typeof publication.createUrl> = async ({ deps, actor, params: { id }, body }) => {
  const deck = await requireDeck(deps.db, actor, 'deck.publish', id)
  if (deck.published_version_id === null) throw refuse('not_publishable', 'publication.first')
  for (;;) {
    const row = await keepShortUrl(deps.db, {
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
