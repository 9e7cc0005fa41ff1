import { sql } from 'kysely'
import type { ArticleKey, ArticlesDb } from '../queries.ts'

/** Articles of a group, outside the bin, by language. */
export function listGroup(db: ArticlesDb, clientId: string, group: string) {
  return db
    .selectFrom('articles')
    .select(['id', 'language', 'title', 'status'])
    .where('client_id', '=', clientId)
    .where('translation_group', '=', group)
    .where('deleted_at', 'is', null)
    .orderBy('language')
    .orderBy('id')
    .execute()
}

/** Whether no article of the group outside the bin has the language. */
export async function isLanguageFree(
  db: ArticlesDb,
  one: { readonly client_id: string; readonly translation_group: string | null; readonly language: string },
): Promise<boolean> {
  const { client_id, translation_group, language } = one
  if (translation_group === null) return true
  return !(await listGroup(db, client_id, translation_group)).some((other) => other.language === language)
}

/**
 * Published ones of the group but the article itself, one a language. Drafts have each language once, but what was
 * published before may still share one.
 */
export function listPublishedTranslations(db: ArticlesDb, { clientId, id }: ArticleKey, group: string) {
  return db
    .selectFrom('articles as a')
    .innerJoin('article_publications as p', (join) =>
      join.onRef('p.client_id', '=', 'a.client_id').onRef('p.article_id', '=', 'a.id'),
    )
    .distinctOn('p.language')
    .select(['p.article_id as id', 'p.language', 'p.title'])
    .where('a.client_id', '=', clientId)
    .where('a.translation_group', '=', group)
    .where('a.id', '<>', id)
    .where(
      sql<boolean>`p.language is distinct from (select o.language from article_publications o
        where o.client_id = ${clientId} and o.article_id = ${id})`,
    )
    .orderBy('p.language')
    .orderBy('p.article_id')
    .execute()
}

/** Puts articles and all of a former group into one. */
export async function joinGroup(
  db: ArticlesDb,
  clientId: string,
  { group, ids, former }: { readonly group: string; readonly ids: readonly string[]; readonly former: string | null },
): Promise<void> {
  await sql`update articles set translation_group = ${group}
    where client_id = ${clientId} and (id = any (${ids}::uuid[]) or translation_group = ${former}::uuid)`.execute(db)
}

export async function leaveGroup(db: ArticlesDb, { clientId, id }: ArticleKey): Promise<void> {
  await db
    .updateTable('articles')
    .set({ translation_group: null })
    .where('client_id', '=', clientId)
    .where('id', '=', id)
    .execute()
}
