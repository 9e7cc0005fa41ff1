import { expect, it } from 'vitest'
import { articleLimits, newArticle } from './article.ts'
import type { Block } from './block.ts'
import { isPublishable, problemsOfArticle } from './problems.ts'

const paragraphOf = (words: number): Block =>
  ({ id: 'p', type: 'paragraph', content: [{ type: 'text', text: 'tea '.repeat(words) }] }) as unknown as Block

it.each([
  [articleLimits.words, true],
  [articleLimits.words + 1, false],
])('an article of %i words: published is %s', (words, isPublished) => {
  const article = { ...newArticle({ title: 'Tea', language: 'en' }), body: [paragraphOf(words)] }
  const problems = problemsOfArticle(article, null)
  expect(problems.some(({ code }) => code === 'too_many_words')).toBe(!isPublished)
  expect(isPublishable(problems)).toBe(isPublished)
})
