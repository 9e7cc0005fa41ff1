import { Fragment, type Node } from '@tiptap/pm/model'
import type { Transaction } from '@tiptap/pm/state'

const idOf = (node: Node): unknown => node.attrs['blockId']

/** Makes the document the other one, block by block: what is the same stays untouched, with the selection in it. */
export function putBody(tr: Transaction, target: Node): void {
  const wanted = new Set(target.children.map(idOf))
  for (let index = tr.doc.childCount - 1; index >= 0; index -= 1)
    if (!wanted.has(idOf(tr.doc.child(index))) && tr.doc.childCount > 1) remove(tr, index)
  target.forEach((block, _offset, index) => putBlock(tr, block, index))
  while (tr.doc.childCount > target.childCount) remove(tr, tr.doc.childCount - 1)
}

function putBlock(tr: Transaction, block: Node, index: number): void {
  const here = index < tr.doc.childCount ? tr.doc.child(index) : null
  if (here && idOf(here) === idOf(block)) return change(tr, here, block, startOf(tr.doc, index))
  const later = tr.doc.children.findIndex((one, at) => at > index && idOf(one) === idOf(block))
  if (later !== -1) remove(tr, later)
  tr.insert(startOf(tr.doc, index), block)
}

/** Only what differs in the text of a block is replaced, so that who types there goes on typing. */
function change(tr: Transaction, here: Node, block: Node, start: number): void {
  if (here.eq(block)) return
  if (!here.isTextblock || !here.sameMarkup(block)) {
    tr.replaceWith(start, start + here.nodeSize, block)
    return
  }
  const from = here.content.findDiffStart(block.content)
  const ends = here.content.findDiffEnd(block.content)
  if (from === null || ends === null) return
  const overlap = Math.max(0, from - Math.min(ends.a, ends.b))
  const slice = block.content.cut(from, ends.b + overlap)
  tr.replaceWith(start + 1 + from, start + 1 + ends.a + overlap, Fragment.from(slice))
}

function remove(tr: Transaction, index: number): void {
  const start = startOf(tr.doc, index)
  tr.delete(start, start + tr.doc.child(index).nodeSize)
}

function startOf(doc: Node, index: number): number {
  let start = 0
  for (let at = 0; at < index; at += 1) start += doc.child(at).nodeSize
  return start
}
