import type { Block } from '@deckle/core/article/block.ts'
import type { JSONContent } from '@tiptap/core'

/**
 * A block as a node of the editor. The block's id is `blockId` there, since pictures and files have an `id` of their own.
 */
export function editorNode({ id, ...node }: Block): JSONContent {
  const attrs = 'attrs' in node ? node.attrs : {}
  return { ...node, attrs: { ...attrs, blockId: id } } as unknown as JSONContent
}

/** The editor's document has a paragraph where there is nothing yet. */
export const editorDocument = (body: readonly Block[], makeId: () => string): JSONContent => ({
  type: 'doc',
  content: body.length === 0 ? [editorNode({ type: 'paragraph', id: makeId() })] : body.map(editorNode),
})
