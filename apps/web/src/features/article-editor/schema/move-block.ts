import { Fragment } from '@tiptap/pm/model'
import { NodeSelection, type EditorState, TextSelection, type Transaction } from '@tiptap/pm/state'

/** The block of the document that the selection begins in. */
export const chosenBlock = ({ selection, doc }: Pick<EditorState, 'selection' | 'doc'>): number =>
  Math.min(selection.$from.index(0), doc.childCount - 1)

export function offsetOf({ doc }: Pick<EditorState, 'doc'>, index: number): number {
  let offset = 0
  for (let at = 0; at < index; at += 1) offset += doc.child(at).nodeSize
  return offset
}

/** Puts a block before (-1) or behind (1) its neighbour; null where there is none. The selection goes with it. */
export function moveBlock(state: EditorState, by: -1 | 1): Transaction | null {
  const index = chosenBlock(state)
  const to = index + by
  if (to < 0 || to >= state.doc.childCount) return null
  const first = Math.min(index, to)
  const start = offsetOf(state, first)
  const [one, other] = [state.doc.child(first), state.doc.child(first + 1)]
  const { tr, selection } = state
  tr.replaceWith(start, start + one.nodeSize + other.nodeSize, Fragment.from([other, one]))
  const shift = by === 1 ? other.nodeSize : -one.nodeSize
  tr.setSelection(
    selection instanceof NodeSelection
      ? NodeSelection.create(tr.doc, selection.from + shift)
      : TextSelection.create(tr.doc, selection.anchor + shift, selection.head + shift),
  )
  return tr.scrollIntoView()
}
