import type { Language } from '../deck/deck.ts'
import type { ImageRef } from '../deck/design/image-ref.ts'
import { type Block, bodyLimits } from './block.ts'

/** Characters and numbers of things in an article at most. */
export const articleLimits = {
  title: 200,
  subtitle: 300,
  excerpt: 500,
  slug: 100,
  seoTitle: 120,
  seoDescription: 320,
  canonical: 999,
  place: 200,
  url: 999,
  attachments: 20,
  attachmentName: 200,
  template: 80,
  blocks: bodyLimits.blocks,
  /** Of a published article: its search words are stored in one step. */
  words: 50_000,
} as const

/** What search results show of a title and a description. */
export const seoIdeal = { title: 60, description: 160 } as const

export const articleStatuses = ['draft', 'scheduled', 'published', 'archived'] as const
export type ArticleStatus = (typeof articleStatuses)[number]

/** Who reads the whole article on a public blog: everybody, or people who signed in; others get a preview. */
export const articleAudiences = ['public', 'members'] as const
export type ArticleAudience = (typeof articleAudiences)[number]

export interface ArticleSeo {
  /** '' where the article's own title, excerpt and cover stand for it. */
  readonly title: string
  readonly description: string
  /** '' or the web address of the original. */
  readonly canonical: string
  readonly image: ImageRef
  readonly noindex: boolean
}

/** An event or webinar. Times are ISO 8601. */
export interface ArticleEvent {
  readonly starts_at: string
  readonly ends_at: string | null
  readonly place: string
  /** Where one takes part. */
  readonly url: string
}

/** A file of the media library. */
export interface ArticleAttachment {
  readonly id: string
  readonly name: string
}

/** The document that authors edit and readers get once it is published (decisions.md §4). */
export interface ArticleContent {
  readonly title: string
  readonly subtitle: string
  /** '' where the first words of the body stand for it. */
  readonly excerpt: string
  /** The last part of the address; '' where it is made of the title when it is first published. */
  readonly slug: string
  readonly cover: ImageRef
  /** The id of a category of articles. */
  readonly category: string | null
  readonly language: Language
  readonly audience: ArticleAudience
  readonly seo: ArticleSeo
  readonly event: ArticleEvent | null
  /** '' or the address of the article's main video. */
  readonly video_url: string
  readonly attachments: readonly ArticleAttachment[]
  readonly comments: boolean
  readonly body: readonly Block[]
}

export function newArticle(given: { readonly title: string; readonly language: Language }): ArticleContent {
  return {
    subtitle: '',
    excerpt: '',
    slug: '',
    cover: { id: '', alt: '' },
    category: null,
    audience: 'public',
    seo: { title: '', description: '', canonical: '', image: { id: '', alt: '' }, noindex: false },
    event: null,
    video_url: '',
    attachments: [],
    comments: true,
    body: [],
    ...given,
  }
}

/** The built-in templates (decisions.md §4). */
export const articleTemplates = [
  'blank',
  'how_to',
  'news',
  'faq',
  'event',
  'video',
  'case_study',
  'release_note',
] as const
export type ArticleTemplate = (typeof articleTemplates)[number]
