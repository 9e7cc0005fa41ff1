import { NodeSelection } from '@tiptap/pm/state'
import type { Editor } from '@tiptap/core'
import { GripVertical } from 'lucide-react'
import { type RefObject, useEffect, useState } from 'react'
import { useWords } from '../../../words/use-words.ts'
import { useArticle } from '../article-context.ts'

interface Place {
  readonly top: number
  readonly index: number
}

/** Beside the block under the mouse: dragged, it takes the block along. By keyboard: Alt with the arrows. */
export function DragHandle({ area }: { area: RefObject<HTMLDivElement | null> }) {
  const t = useWords('article-editor')
  const { editor } = useArticle().store
  const [place, setPlace] = useState<Place | null>(null)
  useEffect(() => {
    const element = area.current
    if (!element) return
    const onMove = (event: PointerEvent) => {
      if (event.pointerType === 'mouse') setPlace((now) => placeAt(editor, element, event.clientY, now))
    }
    const onLeave = () => setPlace(null)
    element.addEventListener('pointermove', onMove)
    element.addEventListener('pointerleave', onLeave)
    return () => {
      element.removeEventListener('pointermove', onMove)
      element.removeEventListener('pointerleave', onLeave)
    }
  }, [area, editor])
  if (!place) return null
  return (
    <span
      draggable
      aria-hidden="true"
      title={t('block.drag')}
      onDragStart={(event) => startDrag(editor, place.index, event.dataTransfer)}
      className="absolute start-0 cursor-grab p-1 text-muted"
      style={{ top: place.top }}
    >
      <GripVertical className="size-4" />
    </span>
  )
}

function placeAt(editor: Editor, area: HTMLElement, y: number, now: Place | null): Place | null {
  const blocks = [...editor.view.dom.children]
  const index = blocks.findIndex((block) => {
    const { top, bottom } = block.getBoundingClientRect()
    return y >= top && y <= bottom
  })
  const block = blocks[index]
  if (!block) return now
  const top = Math.round(block.getBoundingClientRect().top - area.getBoundingClientRect().top)
  return now?.index === index && now.top === top ? now : { top, index }
}

function startDrag(editor: Editor, index: number, transfer: DataTransfer): void {
  const { view, state } = editor
  let start = 0
  for (let at = 0; at < Math.min(index, state.doc.childCount - 1); at += 1) start += state.doc.child(at).nodeSize
  const selection = NodeSelection.create(state.doc, start)
  view.dispatch(state.tr.setSelection(selection))
  const slice = selection.content()
  const { dom, text } = view.serializeForClipboard(slice)
  transfer.clearData()
  transfer.setData('text/html', dom.innerHTML)
  transfer.setData('text/plain', text)
  transfer.effectAllowed = 'copyMove'
  view.dragging = { slice, move: true }
}
