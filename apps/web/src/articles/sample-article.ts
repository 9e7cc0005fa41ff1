import type { ArticleCard, ShownArticle } from '@deckle/contract/articles.ts'

/** For tests of screens that show articles. */
export const sampleArticle = (title: string, change: Partial<ArticleCard> = {}): ArticleCard => ({
  id: title.toLowerCase().replaceAll(' ', '-'),
  slug: title.toLowerCase().replaceAll(' ', '-'),
  title,
  subtitle: '',
  excerpt: 'How it is done, in short.',
  cover: { id: '', alt: '' },
  category: { id: 'c-news', slug: 'news', name: 'News' },
  language: 'en',
  publish_at: '2026-11-01T09:00:00.000Z',
  author: { id: 'asha', name: 'Asha Rao', image: '' },
  tags: [],
  event: null,
  video_url: '',
  minutes: 4,
  likes: 0,
  views: 0,
  comments: 0,
  liked: false,
  saved: false,
  ...change,
})

export const sampleShown = (change: Partial<ShownArticle> = {}): ShownArticle => ({
  ...sampleArticle('Tea for two'),
  html: '<p>Warm the pot.</p>',
  status: 'published',
  words: 900,
  contents: [],
  attachments: [],
  updatedAt: '2026-11-01T09:00:00.000Z',
  commentable: true,
  publicComments: false,
  public_url: null,
  translations: [],
  related: [],
  next: null,
  previous: null,
  can: { edit: false, delete: false, publish: false, share: false },
  ...change,
})
