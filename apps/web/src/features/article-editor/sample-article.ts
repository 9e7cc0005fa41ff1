import { CallError } from '@deckle/contract/client/call-error.ts'
import type { Article } from '@deckle/contract/articles.ts'
import { type ArticleContent, newArticle } from '@deckle/core/article/article.ts'
import { beforeEach, vi } from 'vitest'
import { api } from '../../lib/api.ts'
import { prepareScreens } from '../../test/draw-part.tsx'
import { openScreen } from '../../test/open-screen.tsx'

/** Of the test that runs. Each has an article of its own: unsaved work stays on the device. */
let id = ''
let count = 0
export const articleId = (): string => id

/** Once in each file of tests of the editor. */
export function prepareArticles(): void {
  prepareScreens()
  beforeEach(() => {
    id = `article${(count += 1)}`
    vi.spyOn(api.tags, 'list').mockResolvedValue({ tags: [], next: null })
    vi.spyOn(api.categories, 'list').mockResolvedValue({ categories: [] })
    vi.spyOn(api.articles, 'translations').mockResolvedValue({ translations: [] })
    vi.spyOn(api.articles, 'list').mockResolvedValue({ articles: [], next: null })
    vi.stubGlobal('innerWidth', 1440)
    vi.stubGlobal('innerHeight', 900)
  })
}

export const refusal = (status: number, code: string, data?: unknown) =>
  new CallError(status, { code: code as 'not_found', message: 'Not now.', errors: ['Not now.'], data })

export const sampleContent: ArticleContent = {
  ...newArticle({ title: 'Tea', language: 'en' }),
  body: [
    { id: 'a', type: 'heading', attrs: { level: 2 }, content: [{ type: 'text', text: 'Leaves' }] },
    { id: 'b', type: 'paragraph', content: [{ type: 'text', text: 'Green and black.' }] },
  ],
}

export const article = (more: Partial<Article> = {}): Article => ({
  id,
  revision: 1,
  content: sampleContent,
  status: 'draft',
  publish_at: null,
  unpublish_at: null,
  publication: null,
  public_url: null,
  category: null,
  author: { id: 'meera', name: 'Meera Nair', image: '' },
  tags: [],
  template_id: null,
  likes: 0,
  views: 0,
  comments: 0,
  createdAt: '2026-11-01T00:00:00.000Z',
  updatedAt: '2026-11-01T00:00:00.000Z',
  can: { edit: true, delete: true, publish: true, share: true },
  ...more,
})

export const shown = () => vi.spyOn(api.articles, 'showAdmin')
export const saves = () => vi.spyOn(api.articles, 'update')
export const open = (given: Article = article()) => {
  shown().mockResolvedValue({ article: given })
  return openScreen(`/articles/${id}/edit`)
}
