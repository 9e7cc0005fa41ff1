import { type PointerEvent, useEffect, useRef, useState } from 'react'
import { placeAt } from './order.ts'

/** A dragged row: its places, its offset in pixels, and how far it shifts the other rows. */
export interface Drag {
  readonly from: number
  readonly to: number
  readonly by: number
  readonly room: number
}

interface Dragging {
  readonly drag: Drag | null
  readonly begin: (event: PointerEvent<HTMLElement>, from: number) => void
}

/**
 * Rows keep their order in the document until the pointer is released: a moved element would lose the pointer capture.
 */
export function useDrag(
  list: { readonly current: HTMLElement | null },
  move: (from: number, to: number) => void,
): Dragging {
  const [drag, setDrag] = useState<Drag | null>(null)
  const stop = useRef<AbortController | null>(null)
  useEffect(() => () => stop.current?.abort(), [])
  const begin = (event: PointerEvent<HTMLElement>, from: number) => {
    const target = event.target as HTMLElement
    const isGrip = event.pointerType === 'mouse' || target.closest('.dk-grip')
    if (event.button !== 0 || !isGrip || target.closest('button') || !list.current || stop.current) return
    event.preventDefault()
    const boxes = [...list.current.children].map((row) => row.getBoundingClientRect())
    const own = boxes[from] as DOMRect
    const scale = own.height / event.currentTarget.offsetHeight || 1
    const gap = boxes[1] && boxes[0] ? boxes[1].top - boxes[0].bottom : 0
    const middles = boxes.map(({ top, height }) => top + height / 2)
    const { pointerId, clientY } = event
    let to = from
    const end = new AbortController()
    stop.current = end
    const listen = (
      name: 'pointermove' | 'pointerup' | 'pointercancel',
      on: (event: globalThis.PointerEvent) => void,
    ) => window.addEventListener(name, (one) => one.pointerId === pointerId && on(one), { signal: end.signal })
    const finish = () => {
      end.abort()
      stop.current = null
      setDrag(null)
    }
    listen('pointermove', (one) => {
      const by = one.clientY - clientY
      to = placeAt(middles, from, by)
      setDrag({ from, to, by: by / scale, room: (own.height + gap) / scale })
    })
    listen('pointerup', () => {
      finish()
      move(from, to)
    })
    listen('pointercancel', finish)
  }
  return { drag, begin }
}

export function shift(drag: Drag | null, at: number): string | undefined {
  if (!drag) return undefined
  const { from, to, by, room } = drag
  const own = at === from ? by : at > from && at <= to ? -room : at < from && at >= to ? room : 0
  return `translateY(${own}px)`
}
