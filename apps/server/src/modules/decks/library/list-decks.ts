import type { decks } from '@deckle/contract/decks.ts'
import type { Handler } from '../../../http/handler.ts'
import { presentRow } from '../present.ts'
import { listDecks as listRows } from './queries.ts'

/** One page of the library in one query; `total` only where the whole list is on the page. */
export const listDecks: Handler<typeof decks.list> = async ({ deps, actor, query }) => {
  const { rows, ...page } = await listRows(deps.pool, actor, query)
  return { decks: rows.map((row) => presentRow(actor, row)), ...page }
}
