import type { Block } from '@deckle/core/article/block.ts'
import { expect, it } from 'vitest'
import { compareArticles } from './compare.ts'

const paragraph = (id: string, text: string): Block => ({ id, type: 'paragraph', content: [{ type: 'text', text }] })
const of = (title: string, ...body: readonly Block[]) => ({ title, subtitle: '', body })

it('says nothing of what is the same', () => {
  expect(compareArticles(of('Tea', paragraph('a', 'x')), of('Tea', paragraph('a', 'x')))).toEqual([])
})

it('says what was added, changed and removed, in order', () => {
  const before = of('Tea', paragraph('a', 'one'), paragraph('b', 'two'), paragraph('c', 'three'))
  const after = of('Green tea', paragraph('a', 'one'), paragraph('c', 'third'), paragraph('d', 'four'))
  expect(compareArticles(before, after).map(({ what, kind, key }) => [what, kind, key])).toEqual([
    ['title', 'changed', 'title'],
    ['paragraph', 'removed', 'b'],
    ['paragraph', 'changed', 'c'],
    ['paragraph', 'added', 'd'],
  ])
})
