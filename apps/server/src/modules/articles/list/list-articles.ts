import type { articles } from '@deckle/contract/articles.ts'
import type { Db } from '../../../db/database.ts'
import type { Handler } from '../../../http/handler.ts'
import { presentRow } from '../present.ts'
import { findCategoryIds } from '../queries.ts'
import { listArticles as listRows, listCalendar } from './queries.ts'

export const listArticles: Handler<typeof articles.list> = async ({ deps, actor, query }) => {
  const { rows, ...page } = await listRows(deps.db, actor, query, await categoriesOf(deps.db, actor.clientId, query))
  return { articles: rows.map((row) => presentRow(actor, row)), ...page }
}

const MOST_IN_CALENDAR = 500

export const calendar: Handler<typeof articles.calendar> = async ({ deps, actor, query }) => {
  const categories = await categoriesOf(deps.db, actor.clientId, query)
  const rows = await listCalendar(deps.db, actor, { ...query, limit: MOST_IN_CALENDAR + 1 }, categories)
  return {
    articles: rows.slice(0, MOST_IN_CALENDAR).map((row) => presentRow(actor, row)),
    more: rows.length > MOST_IN_CALENDAR,
  }
}

/** Ids of the category that was asked for and of those below it; null where none was. */
export const categoriesOf = async (
  db: Db,
  clientId: string,
  { category }: { readonly category?: string | undefined },
): Promise<readonly string[] | null> => (category === undefined ? null : findCategoryIds(db, clientId, category))
