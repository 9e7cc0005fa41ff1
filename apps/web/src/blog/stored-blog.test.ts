// @vitest-environment happy-dom
import type { Article } from '@deckle/contract/articles.ts'
import { newArticle } from '@deckle/core/article/article.ts'
import { afterEach, expect, it } from 'vitest'
import { persisted } from '../lib/session/tokens/stores.ts'
import { keepEditedArticle, storedArticle } from './stored-blog.ts'

afterEach(() => persisted.purge())

const edited = (text: string): Article => {
  const content = newArticle({ title: 'Tea', language: 'en' })
  const body = [{ id: 'p', type: 'paragraph' as const, content: [{ type: 'text' as const, text }] }]
  return { id: 'a', revision: 3, content: { ...content, body } } as Partial<Article> as Article
}

it('keeps the article that was edited last', () => {
  keepEditedArticle(edited('Short.'))
  expect(storedArticle('a')).toEqual(edited('Short.'))
  expect(storedArticle('b')).toBeNull()
})

it('leaves out a long body, and does not take what is left for the article', () => {
  keepEditedArticle(edited('x'.repeat(200_001)))
  expect(persisted.read('blog').editingArticle).toMatchObject({ id: 'a', content: { title: 'Tea', body: [] } })
  expect(JSON.stringify(persisted.read('blog')).length).toBeLessThan(2000)
  expect(storedArticle('a')).toBeNull()
})
