import { sql } from 'kysely'
import type { Scoped } from '../../../db/reach.ts'
import { type TagCells, tagCellsText } from '../../../db/tag-cells.ts'
import type { ArticlesDb } from '../queries.ts'

const tagCells = sql<TagCells | null>`${sql.raw(tagCellsText('article', 'p.client_id', 'p.article_id'))}`

export type CardRow = Awaited<ReturnType<typeof findCards>>[number]

/** What readers see of published articles in lists, in the order of the ids. */
export async function findCards(db: ArticlesDb, actor: Pick<Scoped, 'clientId' | 'userId'>, ids: readonly string[]) {
  if (ids.length === 0) return []
  const rows = await publishedArticles(db, actor)
    .where('p.article_id', '=', sql<string>`any (${ids}::uuid[])`)
    .execute()
  const byId = new Map(rows.map((row) => [row.id, row]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}

export const findCard = (db: ArticlesDb, actor: Pick<Scoped, 'clientId' | 'userId'>, id: string) =>
  publishedArticles(db, actor)
    .select(['p.version_id', 'p.updated_at', 'p.category_id', 'a.translation_group'])
    .where('p.article_id', '=', id)
    .executeTakeFirst()

const publishedArticles = (db: ArticlesDb, { clientId, userId }: Pick<Scoped, 'clientId' | 'userId'>) =>
  db
    .selectFrom('article_publications as p')
    .innerJoin('articles as a', (join) =>
      join.onRef('a.client_id', '=', 'p.client_id').onRef('a.id', '=', 'p.article_id'),
    )
    .innerJoin('users as u', (join) => join.onRef('u.client_id', '=', 'a.client_id').onRef('u.id', '=', 'a.owner_id'))
    .leftJoin('categories as c', (join) =>
      join.onRef('c.client_id', '=', 'p.client_id').onRef('c.id', '=', 'p.category_id'),
    )
    .leftJoin('article_counts as k', (join) =>
      join.onRef('k.client_id', '=', 'p.client_id').onRef('k.article_id', '=', 'p.article_id'),
    )
    .select([
      'p.article_id as id',
      'p.client_id',
      'p.slug',
      'p.title',
      'p.language',
      'p.words',
      'p.summary',
      'p.published_at',
      'p.category_id',
      'c.slug as category_slug',
      'c.name as category_name',
      'a.owner_id',
      'u.image as owner_image',
    ])
    .select([
      sql<string>`btrim(u.first_name || ' ' || u.last_name)`.as('owner_name'),
      sql<number>`coalesce(k.views, 0)`.as('views'),
      sql<number>`coalesce(k.likes, 0)`.as('likes'),
      sql<number>`coalesce(k.comments, 0)`.as('comments'),
      tagCells.as('tags'),
      sql<boolean>`exists (select from likes l where l.client_id = p.client_id and l.target = 'article'
        and l.target_id = p.article_id and l.user_id = ${userId} and l.liked)`.as('liked'),
      sql<boolean>`exists (select from article_saves s
        where s.client_id = p.client_id and s.user_id = ${userId} and s.article_id = p.article_id)`.as('saved'),
    ])
    .where('p.client_id', '=', clientId)
