import type { Article, ArticleRow } from '@deckle/contract/articles.ts'
import type { ArticleStatus } from '@deckle/core/article/article.ts'
import { readingMinutes } from '@deckle/core/article/reading.ts'
import { type Action, type Actor, may } from '@deckle/core/access/access.ts'
import { readTags } from '../../db/tag-cells.ts'
import { type OwnedRow, subjectOf } from '../../require-access.ts'
import type { ListedArticle } from './list/queries.ts'
import type { ArticleRecord } from './queries.ts'

export function presentRow(actor: Actor, row: ListedArticle): ArticleRow {
  const { subtitle, excerpt, cover, event, video_url } = row.summary
  return {
    id: row.id,
    slug: row.slug ?? '',
    title: row.title,
    subtitle,
    excerpt,
    cover: { id: cover.id, alt: cover.alt },
    category: categoryOf(row),
    language: row.language,
    audience: row.audience,
    status: row.status,
    publish_at: iso(row.publish_at),
    unpublish_at: iso(row.unpublish_at),
    outdated: isOutdated(row),
    author: authorOf(row),
    tags: readTags(row.tags),
    event,
    video_url,
    words: row.words,
    minutes: readingMinutes(row.words),
    likes: row.likes,
    views: row.views,
    comments: row.comments,
    createdAt: row.created_at.toISOString(),
    updatedAt: row.updated_at.toISOString(),
    deletedAt: iso(row.deleted_at),
    can: allowed(actor, row),
  }
}

/** @param publicUrl the address outside, where the article is published and the blog is open */
export function presentArticle(actor: Actor, row: ArticleRecord, publicUrl: string | null): Article {
  const isPublished = row.status === 'published' && row.publish_at !== null && row.slug !== null
  return {
    id: row.id,
    revision: row.revision,
    content: row.content,
    status: row.status,
    publish_at: iso(row.publish_at),
    unpublish_at: iso(row.unpublish_at),
    publication: isPublished
      ? { slug: row.slug ?? '', publishedAt: iso(row.publish_at) ?? '', outdated: isOutdated(row) }
      : null,
    public_url: publicUrl,
    category: categoryOf(row),
    author: authorOf(row),
    tags: readTags(row.tags),
    template_id: row.template_id,
    likes: row.likes,
    views: row.views,
    comments: row.comments,
    createdAt: row.created_at.toISOString(),
    updatedAt: row.updated_at.toISOString(),
    can: allowed(actor, row),
  }
}

const iso = (moment: Date | null): string | null => moment?.toISOString() ?? null

const isOutdated = (row: { status: ArticleStatus; revision: number; published_revision: number | null }): boolean =>
  row.status === 'published' && row.published_revision !== row.revision

export const categoryOf = (row: {
  readonly category_id: string | null
  readonly category_slug: string | null
  readonly category_name: string | null
}) =>
  row.category_id === null
    ? null
    : { id: row.category_id, slug: row.category_slug ?? '', name: row.category_name ?? '' }

export const authorOf = (row: {
  readonly owner_id: string
  readonly owner_name: string
  readonly owner_image: string
}) => ({ id: row.owner_id, name: row.owner_name, image: row.owner_image })

export function allowed(actor: Actor, row: OwnedRow) {
  const can = (action: Action): boolean => may(actor, action, subjectOf(row))
  return {
    edit: can('article.edit'),
    delete: can('article.delete'),
    publish: can('article.publish'),
    share: can('article.share'),
  }
}
