import type { ArticleContent, ArticleEvent } from '@deckle/core/article/article.ts'
import type { Language } from '@deckle/core/deck/deck.ts'
import { sql } from 'kysely'
import { readTags, type TagCells } from '../../db/tag-cells.ts'
import type { BlogDb } from './queries.ts'

export interface Place {
  readonly id: string
  readonly slug: string
  readonly name: string
}

export interface Picture {
  readonly id: string
  readonly alt: string
  readonly width: number | null
  readonly height: number | null
}

/** An article as lists show it. */
export interface Card {
  readonly id: string
  readonly slug: string
  readonly title: string
  readonly subtitle: string
  readonly excerpt: string
  readonly cover: Picture | null
  readonly category: Place | null
  readonly language: Language
  readonly membersOnly: boolean
  readonly publishedAt: Date
  readonly updatedAt: Date
  readonly author: string
  readonly tags: readonly Place[]
  readonly event: ArticleEvent | null
  readonly words: number
  readonly likes: number
  readonly comments: number
  readonly versionId: string
  /** Of articles that are the same text in other languages. */
  readonly group: string | null
}

export interface CardFilter {
  readonly categoryId?: string
  readonly tagId?: string
}

interface Part {
  readonly limit: number
  readonly offset: number
}

/** In the order of publishing, the newest first. Ids before details, so that late pages cost no more. */
export async function listCards(
  db: BlogDb,
  clientId: string,
  { categoryId, tagId }: CardFilter,
  part: Part,
): Promise<readonly Card[]> {
  const rows =
    tagId === undefined ? await listIds(db, clientId, categoryId, part) : await listTaggedIds(db, clientId, tagId, part)
  return findCards(
    db,
    clientId,
    rows.map(({ article_id }) => article_id),
  )
}

const listIds = (db: BlogDb, clientId: string, categoryId: string | undefined, { limit, offset }: Part) =>
  db
    .selectFrom('article_publications')
    .select('article_id')
    .where('client_id', '=', clientId)
    .$if(categoryId !== undefined, (found) => found.where('category_id', '=', categoryId as string))
    .orderBy('published_at', 'desc')
    .orderBy('article_id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute()

const listTaggedIds = (db: BlogDb, clientId: string, tagId: string, { limit, offset }: Part) =>
  db
    .selectFrom('article_tags')
    .select('article_id')
    .where('client_id', '=', clientId)
    .where('tag_id', '=', tagId)
    .where('published_at', 'is not', null)
    .orderBy('published_at', 'desc')
    .orderBy('article_id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute()

/** In the order of `ids`. */
export async function findCards(db: BlogDb, clientId: string, ids: readonly string[]): Promise<readonly Card[]> {
  if (ids.length === 0) return []
  const rows = await cards(db, clientId, ids).execute()
  const byId = new Map(rows.map((row) => [row.article_id, cardOf(row)]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}

/** How many `listCards` has in all. */
export async function countCards(db: BlogDb, clientId: string, { categoryId, tagId }: CardFilter): Promise<number> {
  const count = sql<number>`count(*)::integer`.as('count')
  const row =
    tagId === undefined
      ? await db
          .selectFrom('article_publications')
          .select(count)
          .where('client_id', '=', clientId)
          .$if(categoryId !== undefined, (found) => found.where('category_id', '=', categoryId as string))
          .executeTakeFirstOrThrow()
      : await db
          .selectFrom('article_tags')
          .select(count)
          .where('client_id', '=', clientId)
          .where('tag_id', '=', tagId)
          .where('published_at', 'is not', null)
          .executeTakeFirstOrThrow()
  return row.count
}

function cards(db: BlogDb, clientId: string, ids: readonly string[]) {
  return db
    .selectFrom('article_publications as p')
    .innerJoin('articles as a', (join) =>
      join.onRef('a.client_id', '=', 'p.client_id').onRef('a.id', '=', 'p.article_id'),
    )
    .innerJoin('users as u', (join) => join.onRef('u.client_id', '=', 'p.client_id').onRef('u.id', '=', 'a.owner_id'))
    .leftJoin('categories as c', (join) =>
      join.onRef('c.client_id', '=', 'p.client_id').onRef('c.id', '=', 'p.category_id'),
    )
    .leftJoin('article_counts as n', (join) =>
      join.onRef('n.client_id', '=', 'p.client_id').onRef('n.article_id', '=', 'p.article_id'),
    )
    .leftJoin('media as m', (join) =>
      join
        .onRef('m.client_id', '=', 'p.client_id')
        .on(sql<boolean>`m.id::text = p.summary->'cover'->>'id'`)
        .on('m.deleted_at', 'is', null)
        .on('m.kind', '=', 'image'),
    )
    .select([
      'p.article_id',
      'p.version_id',
      'p.slug',
      'p.title',
      'p.language',
      'p.audience',
      'p.words',
      'p.summary',
      'p.published_at',
      'p.updated_at',
      'a.translation_group',
      'c.id as category_id',
      'c.name as category_name',
      'c.slug as category_slug',
      'n.likes',
      'n.comments',
      'm.width',
      'm.height',
      'm.id as picture_id',
    ])
    .select(sql<string>`btrim(u.first_name || ' ' || u.last_name)`.as('author'))
    .select(tagCells.as('tags'))
    .where('p.client_id', '=', clientId)
    .where('p.article_id', '=', sql<string>`any(${ids}::uuid[])`)
}

/** With slugs in place of colours, which `readTags` only hands through. */
const tagCells = sql<TagCells | null>`(select json_agg(json_build_array(t.id, t.name, t.slug)) from article_tags tagged
  join tags t on t.client_id = p.client_id and t.id = tagged.tag_id
  where tagged.client_id = p.client_id and tagged.article_id = p.article_id)`

type CardRow = Awaited<ReturnType<ReturnType<typeof cards>['execute']>>[number]

function cardOf(row: CardRow): Card {
  const { subtitle, excerpt, cover, event } = row.summary
  return {
    id: row.article_id,
    versionId: row.version_id,
    group: row.translation_group,
    slug: row.slug,
    title: row.title,
    subtitle,
    excerpt,
    cover: row.picture_id === null ? null : { ...cover, width: row.width, height: row.height },
    category:
      row.category_id === null
        ? null
        : { id: row.category_id, name: row.category_name ?? '', slug: row.category_slug ?? '' },
    language: row.language,
    membersOnly: row.audience === 'members',
    publishedAt: row.published_at,
    updatedAt: row.updated_at,
    author: row.author,
    tags: readTags(row.tags).map(({ color: slug, ...tag }) => ({ ...tag, slug })),
    // Where it is met is for members alone.
    event: event && row.audience === 'members' ? { ...event, url: '' } : event,
    words: row.words,
    likes: row.likes ?? 0,
    comments: row.comments ?? 0,
  }
}

export async function findContents(
  db: BlogDb,
  clientId: string,
  versionIds: readonly string[],
): Promise<ReadonlyMap<string, ArticleContent>> {
  const rows = await db
    .selectFrom('article_versions')
    .select(['id', 'content'])
    .where('client_id', '=', clientId)
    .where('id', '=', sql<string>`any(${versionIds}::uuid[])`)
    .execute()
  return new Map(rows.map(({ id, content }) => [id, content]))
}
