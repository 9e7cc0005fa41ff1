import type { Block } from '@deckle/core/article/block.ts'
import { bodyLimits } from '@deckle/core/article/block.ts'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { anyBlock } from './test/any-block.ts'
import { editorDocument } from './editor-nodes.ts'
import { type AnyNode, readBlocks } from './read-blocks.ts'

const ids = () => {
  let next = 0
  return () => `new-${(next += 1)}`
}
const read = (nodes: readonly unknown[]) => readBlocks(nodes as readonly AnyNode[], ids())

const withIds = (blocks: readonly Block[]): readonly Block[] => blocks.map((block, at) => ({ ...block, id: `b${at}` }))

it('reads what the editor shows as the blocks that it was made of', () => {
  fc.assert(
    fc.property(fc.array(anyBlock, { minLength: 1, maxLength: 8 }), (blocks) => {
      const body = withIds(blocks)
      expect(readBlocks((editorDocument(body, ids()).content ?? []) as AnyNode[], ids())).toEqual(body)
    }),
  )
})

it('reads anything, and reads the same again', () => {
  const node: fc.Arbitrary<unknown> = fc.letrec((tie) => ({
    node: fc.record(
      {
        type: fc.oneof(fc.string(), fc.constantFrom('table', 'bulletList', 'image', 'heading', 'text', 'mention')),
        text: fc.string(),
        attrs: fc.dictionary(fc.constantFrom('id', 'level', 'images', 'href', 'colspan', 'tone', 'x'), fc.anything()),
        content: fc.array(tie('node'), { maxLength: 3 }),
      },
      { requiredKeys: [] },
    ),
  })).node
  fc.assert(
    fc.property(fc.array(node, { maxLength: 6 }), (nodes) => {
      const body = read(nodes)
      expect(new Set(body.map(({ id }) => id)).size).toBe(body.length)
      expect(read(editorDocument(body, ids()).content ?? []).slice(0, body.length)).toEqual(body)
    }),
  )
})

it('keeps the first of equal ids and makes others new', () => {
  const block = (blockId: unknown) => ({ type: 'paragraph', attrs: { blockId } })
  expect(read([block('a'), block('a'), block(null), block('<b>')]).map(({ id }) => id)).toEqual([
    'a',
    'new-1',
    'new-2',
    'new-3',
  ])
})

it('takes no address that is not safe', () => {
  const [link, button, video] = read([
    {
      type: 'paragraph',
      content: [{ type: 'text', text: 'x', marks: [{ type: 'link', attrs: { href: 'javascript:alert(1)' } }] }],
    },
    { type: 'button', attrs: { text: 'x', url: 'data:text/html,x' } },
    { type: 'video', attrs: { url: 'javascript:alert(1)' } },
  ])
  expect(link).toMatchObject({ content: [{ type: 'text', text: 'x' }] })
  expect(JSON.stringify([link, button, video])).not.toMatch(/javascript|data:/)
})

it('keeps deeper lists in the deepest level that there is', () => {
  const deep = (depth: number): AnyNode => ({
    type: 'bulletList',
    content: [
      {
        type: 'listItem',
        content: [
          { type: 'paragraph', content: [{ type: 'text', text: `level ${depth}` }] },
          ...(depth < 6 ? [deep(depth + 1)] : []),
        ],
      },
    ],
  })
  const text = JSON.stringify(read([deep(1)]))
  expect(text.match(/bulletList/g)).toHaveLength(bodyLimits.listDepth)
  expect(text).toContain('level 6')
})
