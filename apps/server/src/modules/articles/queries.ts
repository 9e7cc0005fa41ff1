import type { ArticleStatus } from '@deckle/core/article/article.ts'
import { sql } from 'kysely'
import type { DbOf } from '../../db/database.ts'
import { articleReach, relationColumns, type Scoped } from '../../db/reach.ts'
import { type TagCells, tagCellsText } from '../../db/tag-cells.ts'
import type { CategoryNames } from '../categories/tables.ts'
import type { EmbeddedDecks } from '../decks/tables.ts'
import type { FileNames } from '../media/tables.ts'
import type { GivenLikes } from '../social/tables.ts'
import type { ContentTags } from '../tags/tables.ts'
import type { ActivePeople, PersonFaces } from '../users/tables.ts'
import type { StoredArticle } from './content/stored-article.ts'
import type { ArticleTables } from './tables.ts'

export type ArticlesDb = DbOf<
  ArticleTables,
  PersonFaces & ActivePeople & CategoryNames & ContentTags & EmbeddedDecks & FileNames & GivenLikes
>

export interface ArticleKey {
  readonly clientId: string
  readonly id: string
}

const tagCells = sql<TagCells | null>`${sql.raw(tagCellsText('article', 'articles.client_id', 'articles.id'))}`

/** Articles with what every author's view of them shows: owner, category, counts, tags, the actor's relation. */
export function authorsArticles(db: ArticlesDb, actor: Scoped) {
  return db
    .selectFrom('articles')
    .innerJoin('users', (join) =>
      join.onRef('users.client_id', '=', 'articles.client_id').onRef('users.id', '=', 'articles.owner_id'),
    )
    .leftJoin('categories', (join) =>
      join.onRef('categories.client_id', '=', 'articles.client_id').onRef('categories.id', '=', 'articles.category_id'),
    )
    .leftJoin('article_counts', (join) =>
      join
        .onRef('article_counts.client_id', '=', 'articles.client_id')
        .onRef('article_counts.article_id', '=', 'articles.id'),
    )
    .select([
      'articles.id',
      'articles.client_id',
      'articles.owner_id',
      'articles.title',
      'articles.language',
      'articles.category_id',
      'articles.audience',
      'articles.words',
      'articles.summary',
      'articles.revision',
      'articles.status',
      'articles.publish_at',
      'articles.unpublish_at',
      'articles.slug',
      'articles.published_revision',
      'articles.created_at',
      'articles.updated_at',
      'articles.deleted_at',
      'categories.slug as category_slug',
      'categories.name as category_name',
      'users.image as owner_image',
    ])
    .select([
      sql<string>`btrim(users.first_name || ' ' || users.last_name)`.as('owner_name'),
      sql<number>`coalesce(article_counts.views, 0)`.as('views'),
      sql<number>`coalesce(article_counts.likes, 0)`.as('likes'),
      sql<number>`coalesce(article_counts.comments, 0)`.as('comments'),
      tagCells.as('tags'),
      ...relationColumns(actor, 'articles', 'article'),
    ])
}

interface FindOptions {
  /** Also articles in the bin that the actor may restore. */
  readonly bin?: boolean | undefined
  readonly lock?: boolean | undefined
}

export type ArticleRecord = NonNullable<Awaited<ReturnType<typeof findArticle>>>

/** Only articles that the actor may see as an author, with the actor's relation to them. */
export function findArticle(
  db: ArticlesDb,
  actor: Scoped,
  id: string,
  { bin = false, lock = false }: FindOptions = {},
) {
  const seen = sql<boolean>`(articles.deleted_at is null and ${articleReach(actor, 'article.view', 'articles')})`
  const query = authorsArticles(db, actor)
    .select([
      'articles.content',
      'articles.saved_by',
      'articles.version_revision',
      'articles.scheduled_by',
      'articles.published_version_id',
      'articles.template_id',
      'articles.translation_group',
    ])
    .where('articles.client_id', '=', actor.clientId)
    .where('articles.id', '=', id)
    .where(bin ? sql<boolean>`(${seen} or ${articleReach(actor, 'article.delete', 'articles')})` : seen)
  const locked = lock ? query.forNoKeyUpdate().modifyEnd(sql`of articles`) : query
  return locked.executeTakeFirst()
}

/** What a task needs of an article that it has to itself. */
export function lockDue(db: ArticlesDb, { clientId, id }: ArticleKey) {
  return db
    .selectFrom('articles')
    .selectAll()
    .where('client_id', '=', clientId)
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .forNoKeyUpdate()
    .skipLocked()
    .executeTakeFirst()
}

interface NewArticle extends StoredArticle {
  readonly client_id: string
  readonly id: string
  readonly owner_id: string
  readonly saved_by: string
  readonly template_id: string | null
  readonly created_at: Date
  readonly updated_at: Date
}

export async function insertArticle(db: ArticlesDb, article: NewArticle): Promise<void> {
  await db.insertInto('articles').values(article).execute()
}

export interface ArticleChange extends Partial<StoredArticle> {
  readonly revision?: number
  readonly saved_by?: string
  readonly version_revision?: number
  readonly status?: ArticleStatus
  readonly publish_at?: Date | null
  readonly unpublish_at?: Date | null
  readonly scheduled_by?: string | null
  readonly slug?: string
  readonly published_version_id?: string
  readonly published_revision?: number
  readonly translation_group?: string | null
  readonly updated_at?: Date
  readonly deleted_at?: Date | null
}

/** The caller has locked the article. */
export async function setArticle(db: ArticlesDb, { clientId, id }: ArticleKey, change: ArticleChange): Promise<void> {
  await db.updateTable('articles').set(change).where('client_id', '=', clientId).where('id', '=', id).execute()
}

/** Replaces which files an article has, in its draft and in what is published. */
export async function setArticleMedia(
  db: ArticlesDb,
  { clientId, id }: ArticleKey,
  media: readonly string[],
): Promise<void> {
  await sql`delete from article_media where client_id = ${clientId} and article_id = ${id} and media_id <> all (${media}::uuid[])`.execute(
    db,
  )
  await sql`insert into article_media (client_id, media_id, article_id)
    select ${clientId}::uuid, media, ${id}::uuid from unnest(${media}::uuid[]) as m (media) on conflict do nothing`.execute(
    db,
  )
}

/** Of a category of articles, by its id or slug. */
export function findCategory(
  db: ArticlesDb,
  clientId: string,
  { id, slug }: { readonly id: string | null; readonly slug: string },
) {
  return db
    .selectFrom('categories')
    .select(['id', 'slug'])
    .where('client_id', '=', clientId)
    .where('kind', '=', 'article')
    .where((where) => where.or([where('slug', '=', slug), ...(id === null ? [] : [where('id', '=', id)])]))
    .executeTakeFirst()
}

/** The category with the slug and those below it; none where there is none. */
export async function findCategoryIds(db: ArticlesDb, clientId: string, slug: string): Promise<readonly string[]> {
  const { rows } = await sql<{ id: string }>`select c.id from categories c
    left join categories p on p.client_id = c.client_id and p.id = c.parent_id
    left join categories g on g.client_id = p.client_id and g.id = p.parent_id
    where c.client_id = ${clientId} and c.kind = 'article' and ${slug} in (c.slug, p.slug, g.slug)`.execute(db)
  return rows.map(({ id }) => id)
}

/** Of all clients, in the bin since before `before`. */
export function listArticlesInBin(db: ArticlesDb, before: Date, max: number) {
  return db.selectFrom('articles').select(['client_id', 'id']).where('deleted_at', '<', before).limit(max).execute()
}

/** With what belongs to it, by cascade. False where it is not in the bin any more. */
/** In the bin too. */
export async function hasArticle(db: ArticlesDb, clientId: string, id: string): Promise<boolean> {
  const row = await db
    .selectFrom('articles')
    .select('id')
    .where('client_id', '=', clientId)
    .where('id', '=', id)
    .executeTakeFirst()
  return row !== undefined
}

export async function removeArticle(db: ArticlesDb, { clientId, id }: ArticleKey, before: Date): Promise<boolean> {
  const removed = await db
    .deleteFrom('articles')
    .where('client_id', '=', clientId)
    .where('id', '=', id)
    .where('deleted_at', '<', before)
    .returning('id')
    .executeTakeFirst()
  return removed !== undefined
}
