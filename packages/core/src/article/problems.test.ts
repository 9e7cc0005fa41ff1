import { expect, it } from 'vitest'
import { articleLimits, newArticle } from './article.ts'
import type { Block } from './block.ts'
import { isPublishable, problemsOfArticle } from './problems.ts'

const textBlock = (text: string): Block => ({ id: 'p', type: 'paragraph', content: [{ type: 'text', text }] })
const paragraphOf = (words: number): Block => textBlock('tea '.repeat(words))

it.each([
  ['tea-'.repeat(articleLimits.words + 1), false],
  ['\uFDFA'.repeat(articleLimits.words / 4), true],
  [`${'\uFDFA '.repeat(articleLimits.words / 4)}tea`, false],
])('counts the words that the search finds', (text, isPublished) => {
  const article = { ...newArticle({ title: 'Tea', language: 'en' }), body: [textBlock(text)] }
  expect(isPublishable(problemsOfArticle(article, null))).toBe(isPublished)
})

it.each([
  [articleLimits.words, true],
  [articleLimits.words + 1, false],
])('an article of %i words: published is %s', (words, isPublished) => {
  const article = { ...newArticle({ title: 'Tea', language: 'en' }), body: [paragraphOf(words)] }
  const problems = problemsOfArticle(article, null)
  expect(problems.some(({ code }) => code === 'too_many_words')).toBe(!isPublished)
  expect(isPublishable(problems)).toBe(isPublished)
})
