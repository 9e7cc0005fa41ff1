import type { ImageRef } from '../deck/design/image-ref.ts'
import type { ArticleContent, ArticleEvent } from './article.ts'
import { previewOf } from './preview.ts'
import { excerptOf } from './reading.ts'

/** What lists show of an article beside its title: stored with it, so that no list reads a body. */
export interface ArticleSummary {
  readonly subtitle: string
  readonly excerpt: string
  readonly cover: ImageRef
  readonly event: ArticleEvent | null
  readonly video_url: string
  /** Whether search engines may show it at its own address. */
  readonly indexed: boolean
}

export const summaryOf = (content: ArticleContent): ArticleSummary => ({
  subtitle: content.subtitle,
  // Everybody reads it: of an article for members no more than its preview.
  excerpt: excerptOf(content.audience === 'members' ? { ...content, body: previewOf(content.body) } : content),
  cover: content.cover,
  event: content.event,
  video_url: content.video_url,
  indexed: !content.seo.noindex && content.seo.canonical === '',
})
