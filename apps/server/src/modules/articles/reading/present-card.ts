import type { ArticleCard } from '@deckle/contract/articles.ts'
import { readingMinutes } from '@deckle/core/article/reading.ts'
import { readTags } from '../../../db/tag-cells.ts'
import { authorOf, categoryOf } from '../present.ts'
import type { CardRow } from './queries-cards.ts'

export function presentCard(row: CardRow): ArticleCard {
  const { subtitle, excerpt, cover, event, video_url } = row.summary
  return {
    id: row.id,
    slug: row.slug,
    title: row.title,
    subtitle,
    excerpt,
    cover: { id: cover.id, alt: cover.alt },
    category: categoryOf(row),
    language: row.language,
    publish_at: row.published_at.toISOString(),
    author: authorOf(row),
    tags: readTags(row.tags),
    event,
    video_url,
    minutes: readingMinutes(row.words),
    likes: row.likes,
    views: row.views,
    comments: row.comments,
    liked: row.liked,
    saved: row.saved,
  }
}
