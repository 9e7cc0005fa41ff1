import type { decks } from '@deckle/contract/decks.ts'
import type { Handler } from '../../../http/handler.ts'
import { presentRow } from '../present.ts'
import { listDecks as listRows } from './queries.ts'

/** One query: `total` is set only if everything fits on one page. */
export const listDecks: Handler<typeof decks.list> = async ({ deps, actor, query }) => {
  const { rows, ...page } = await listRows(deps.pool, actor, query)
  return { decks: rows.map((row) => presentRow(actor, row)), ...page }
}
