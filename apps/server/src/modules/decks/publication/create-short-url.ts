import type { publication } from '@deckle/contract/publication.ts'
import { transaction } from '../../../db/transaction.ts'
import type { Deps } from '../../../deps.ts'
import { refuse } from '../../../refusal.ts'
import type { Handler } from '../../../http/handler.ts'
import { requireDeck } from '../require-deck.ts'
import { newShortid } from './new-shortid.ts'
import { presentShortUrl } from './present.ts'
import { findShortUrl, insertShortUrl, releaseCode, reserveCode } from './queries.ts'

/** Idempotent: the same source tags return the same address. */
export const createShortUrl: Handler<typeof publication.createUrl> = async ({ deps, actor, params: { id }, body }) => {
  const deck = await requireDeck(deps.db, actor, 'deck.publish', id)
  if (deck.published_version_id === null) throw refuse('not_publishable', 'publication.first')
  const tagged = { ...body, clientId: deck.client_id, deckId: id }
  for (;;) {
    const row = (await findShortUrl(deps.db, tagged)) ?? (await storeShortUrl(deps, tagged))
    if (row) return { url: presentShortUrl(deps.env, row) }
  }
}

/** Undefined if the code is in use, or another call stored an address of the tags first. */
function storeShortUrl(deps: Deps, tagged: Parameters<typeof findShortUrl>[1]) {
  const url = { ...tagged, id: deps.newId(), code: newShortid(), at: deps.now() }
  return transaction(deps.db, async (trx) => {
    if (!(await reserveCode(trx, url))) return undefined
    if (await insertShortUrl(trx, url)) return findShortUrl(trx, tagged)
    return releaseCode(trx, url.code)
  })
}
