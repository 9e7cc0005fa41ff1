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

/** Published ones of the group but the article itself, by language. */
export function listPublishedTranslations(db: ArticlesDb, { clientId, id }: ArticleKey, group: string) {
  return db
    .selectFrom('articles as a')
    .innerJoin('article_publications as p', (join) =>
      join.onRef('p.client_id', '=', 'a.client_id').onRef('p.article_id', '=', 'a.id'),
    )
    .select(['p.article_id as id', 'p.language', 'p.title'])
    .where('a.client_id', '=', clientId)
    .where('a.translation_group', '=', group)
    .where('a.id', '<>', id)
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
