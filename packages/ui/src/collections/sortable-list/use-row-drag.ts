import { type DragEvent, useState } from 'react'

/** Where dragged rows would go. */
export interface RowDrop {
  readonly id: string
  readonly position: 'before' | 'after'
}

interface RowDragOptions {
  /** The rows that go along when this one is dragged. */
  readonly rowsWith: (id: string) => readonly string[]
  /** What is told to other applications. */
  readonly textOf: (ids: readonly string[]) => string
  readonly onDrop: (moved: ReadonlySet<string>, drop: RowDrop) => void
}

const nothing: ReadonlySet<string> = new Set()

/** The row that an event happened in. */
export const rowIdOf = (target: EventTarget | null): string | null =>
  target instanceof Element ? (target.closest('[data-key]')?.getAttribute('data-key') ?? null) : null

/** Rows dragged within their list by the browser's own drag and drop: mouse, pen, and a long press on touch screens. */
export function useRowDrag({ rowsWith, textOf, onDrop }: RowDragOptions) {
  const [dragged, setDragged] = useState(nothing)
  const [drop, setDrop] = useState<RowDrop | null>(null)
  const end = () => {
    setDragged(nothing)
    setDrop(null)
  }
  const at = (event: DragEvent): RowDrop | null => {
    const row = event.target instanceof Element ? event.target.closest('[data-key]') : null
    const id = row?.getAttribute('data-key')
    if (!row || !id || dragged.size === 0 || dragged.has(id)) return null
    const { top, height } = row.getBoundingClientRect()
    return { id, position: event.clientY < top + height / 2 ? 'before' : 'after' }
  }
  const handlers = {
    onDragStart: (event: DragEvent) => {
      const id = rowIdOf(event.target)
      if (id === null) return
      const ids = rowsWith(id)
      event.dataTransfer.effectAllowed = 'move'
      event.dataTransfer.setData('text/plain', textOf(ids))
      setDragged(new Set(ids))
    },
    onDragOver: (event: DragEvent) => {
      if (dragged.size === 0) return
      event.preventDefault()
      const next = at(event)
      setDrop((now) => (now?.id === next?.id && now?.position === next?.position ? now : next))
    },
    onDragLeave: (event: DragEvent) => {
      const to = event.relatedTarget
      if (!(to instanceof Node && event.currentTarget.contains(to))) setDrop(null)
    },
    onDrop: (event: DragEvent) => {
      const place = at(event)
      if (dragged.size > 0) event.preventDefault()
      if (place) onDrop(dragged, place)
      end()
    },
    onDragEnd: end,
  }
  return { dragged, drop, handlers }
}
