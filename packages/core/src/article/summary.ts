import type { ImageRef } from '../deck/design/image-ref.ts'
import type { ArticleContent, ArticleEvent } from './article.ts'
import { excerptOf } from './reading.ts'

/** What lists show of an article beside its title: stored with it, so that no list reads a body. */
export interface ArticleSummary {
  readonly subtitle: string
  readonly excerpt: string
  readonly cover: ImageRef
  readonly event: ArticleEvent | null
  readonly video_url: string
}

export const summaryOf = (content: ArticleContent): ArticleSummary => ({
  subtitle: content.subtitle,
  excerpt: excerptOf(content),
  cover: content.cover,
  event: content.event,
  video_url: content.video_url,
})
