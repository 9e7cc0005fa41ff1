import { newArticle } from '@deckle/core/article/article.ts'
import type { Block } from '@deckle/core/article/block.ts'
import { mergeArticles } from '@deckle/core/article/merge.ts'
import fc from 'fast-check'
import { afterEach, expect, it } from 'vitest'
import { editorNode } from '../document/editor-nodes.ts'
import { type AnyNode, readBlocks } from '../document/read-blocks.ts'
import { anyBlock } from '../document/test/any-block.ts'
import { type ArticleStore, createArticleStore } from './article-store.ts'

const paragraph = (id: string, text: string): Block =>
  text === '' ? { id, type: 'paragraph' } : { id, type: 'paragraph', content: [{ type: 'text', text }] }
const of = (...body: readonly Block[]) => ({ ...newArticle({ title: 'Tea', language: 'en' }), body })
const options = { isEditable: true, label: 'Text', placeholder: 'Write', onPicturesDropped: () => {} }

let store: ArticleStore
const open = (content: ReturnType<typeof of>) => (store = createArticleStore(content, options))
afterEach(() => store.destroy())

const body = () => store.content().body

it('reads what is typed', () => {
  open(of(paragraph('a', 'Green')))
  store.editor.commands.insertContentAt(6, ' tea')
  expect(body()).toEqual([paragraph('a', 'Green tea')])
})

it('is an empty body where there is only an empty paragraph', () => {
  open(of())
  store.editor.commands.insertContent('x')
  store.editor.commands.clearContent()
  expect(body()).toEqual([])
})

it('gives what is split or copied an id of its own', () => {
  open(of(paragraph('a', 'Green tea')))
  store.editor.chain().setTextSelection(6).splitBlock().run()
  const [first, second] = body()
  expect([first?.id, second?.id === 'a']).toEqual(['a', false])
  store.editor.commands.insertContentAt(0, { type: 'paragraph', attrs: { blockId: 'a' } })
  expect(new Set(body().map(({ id }) => id)).size).toBe(3)
})

it('takes what others changed without a step of undo, and undoes the own', () => {
  const base = of(paragraph('a', 'Green'), paragraph('b', 'Black'))
  open(base)
  store.editor.commands.insertContentAt(6, ' tea')
  const mine = store.content()
  const theirs = of(paragraph('n', 'New'), paragraph('a', 'Green'), paragraph('b', 'Black tea'))
  store.adopt(mergeArticles(base, mine, theirs).merged, (older) => mergeArticles(base, older, theirs).merged)
  expect(body()).toEqual([paragraph('n', 'New'), paragraph('a', 'Green tea'), paragraph('b', 'Black tea')])
  store.editor.commands.undo()
  expect(body()).toEqual([paragraph('n', 'New'), paragraph('a', 'Green'), paragraph('b', 'Black tea')])
  store.editor.commands.undo()
  expect(body()).toEqual([paragraph('n', 'New'), paragraph('a', 'Green'), paragraph('b', 'Black tea')])
})

it('keeps what was typed while others’ changes were on their way', () => {
  const base = of(paragraph('a', 'Green'), paragraph('b', 'Black'))
  open(base)
  store.editor.commands.insertContentAt(6, ' tea')
  const theirs = of(paragraph('a', 'Green'), paragraph('b', 'Black tea'))
  store.adopt(theirs, (older) => mergeArticles(base, older, theirs).merged)
  expect(body()).toEqual([paragraph('a', 'Green tea'), paragraph('b', 'Black tea')])
})

it.each([
  ['a gallery that is selected', [{ id: 'g', type: 'gallery', attrs: { images: [] } }]],
  ['a text that is selected', [paragraph('a', 'Green')]],
] as [string, Block[]][])('becomes a question without an answer instead of %s', (_, before) => {
  open(of(...before))
  store.editor.commands.selectAll()
  const question: Block = { id: 'q', type: 'question', attrs: { question: 'Why?' }, content: [{ type: 'paragraph' }] }
  store.load(of(question))
  store.editor.commands.insertContentAt(0, { type: 'paragraph', attrs: { blockId: 'p' } })
  expect(body()).toEqual([paragraph('p', ''), question])
})

it('undoes and redoes to a list without text after all of another document was selected', () => {
  const list = of({ id: 'l', type: 'bulletList', content: [{ type: 'listItem', content: [{ type: 'paragraph' }] }] })
  open(list)
  const before = store.editor.getJSON()
  store.load(of({ id: 'd', type: 'divider' }))
  store.editor.commands.selectAll()
  store.editor.commands.undo()
  expect(store.editor.getJSON()).toEqual(before)
})

it('becomes any other document, and back by undo where it was loaded', () => {
  const bodies = fc.array(anyBlock, { minLength: 1, maxLength: 5 })
  fc.assert(
    fc.property(bodies, bodies, (one, other) => {
      const distinct = (blocks: readonly Block[]) => [...new Map(blocks.map((block) => [block.id, block])).values()]
      open(of(...distinct(one)))
      const before = store.editor.getJSON()
      store.load(of(...distinct(other)))
      store.editor.commands.insertContentAt(0, { type: 'paragraph', attrs: { blockId: 'probe-of-the-test' } })
      expect(body().slice(1)).toEqual(distinct(other))
      store.editor.chain().undo().run()
      store.editor.chain().undo().run()
      expect(store.editor.getJSON()).toEqual(before)
      store.destroy()
    }),
    { numRuns: 30 },
  )
})

it('knows each block that may be stored, and changes nothing of it', () => {
  open(of())
  const { schema } = store.editor
  fc.assert(
    fc.property(anyBlock, (block) => {
      const node = schema.nodeFromJSON(editorNode(block))
      node.check()
      const [read] = readBlocks([node.toJSON() as AnyNode], () => 'new')
      expect(sorted(read)).toEqual(sorted(block))
    }),
  )
})

/** The editor has an order of marks of its own. */
const sorted = (value: unknown): unknown =>
  JSON.parse(JSON.stringify(value), (name, one: unknown) =>
    name === 'marks' ? (one as readonly { type: string }[]).toSorted((a, b) => a.type.localeCompare(b.type)) : one,
  )
