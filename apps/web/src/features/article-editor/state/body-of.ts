import type { Block } from '@deckle/core/article/block.ts'
import type { Node } from '@tiptap/pm/model'
import { makeId } from '../../../lib/make-id.ts'
import { type AnyNode, readBlocks } from '../document/read-blocks.ts'

const known = new WeakMap<Node, Block>()

/** The document's blocks. What was not edited since is not read again. */
export function bodyOf(doc: Node): readonly Block[] {
  if (doc.childCount === 1 && doc.firstChild?.type.name === 'paragraph' && doc.firstChild.childCount === 0) return []
  return doc.children.map((node) => {
    const read = known.get(node)
    if (read) return read
    const [block] = readBlocks([node.toJSON() as AnyNode], makeId) as [Block]
    known.set(node, block)
    return block
  })
}

/** Blocks that the document was made of are read as they were given. */
export function rememberBody(doc: Node, body: readonly Block[]): void {
  doc.children.forEach((node, at) => {
    const block = body[at]
    if (block && block.id === node.attrs['blockId']) known.set(node, block)
  })
}
