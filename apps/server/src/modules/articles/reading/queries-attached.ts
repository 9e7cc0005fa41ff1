import { sql } from 'kysely'
import type { ArticlesDb } from '../queries.ts'

/** Of the articles, those that are published, with their covers ('' for none). */
export const listAttached = (db: ArticlesDb, clientId: string, ids: readonly string[]) =>
  db
    .selectFrom('article_publications')
    .select(['article_id as id', 'title', sql<string>`coalesce(summary #>> '{cover,id}', '')`.as('image')])
    .where('client_id', '=', clientId)
    .where('article_id', '=', sql<string>`any (${ids}::uuid[])`)
    .execute()
