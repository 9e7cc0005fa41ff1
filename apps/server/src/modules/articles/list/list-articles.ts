import type { articles } from '@deckle/contract/articles.ts'
import type { Db } from '../../../db/database.ts'
import type { Handler } from '../../../http/handler.ts'
import { groupOf } from '../translations/translations.ts'
import { presentRow } from '../present.ts'
import { requireArticle } from '../require-article.ts'
import { findCategoryIds } from '../queries.ts'
import { listArticles as listRows, listCalendar } from './queries.ts'

export const listArticles: Handler<typeof articles.list> = async ({ deps, actor, query }) => {
  const { linkable_with: id, ...filters } = query
  const linkable = id === undefined ? null : await requireArticle(deps.db, actor, 'article.edit', { id })
  const { rows, ...page } = await listRows(deps.db, actor, filters, {
    categories: await categoriesOf(deps.db, actor.clientId, query),
    taken: linkable && (await groupOf(deps.db, linkable)).map(({ language }) => language),
  })
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
