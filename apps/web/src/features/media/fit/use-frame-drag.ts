import { type PointerEvent, type RefObject, useRef } from 'react'
import { type Corner, type Frame, movedFrame, pulledFrame, type Size } from './crop-frame.ts'

interface Options {
  readonly frame: Frame
  /** Height to width of the frame. */
  readonly aspect: number
  readonly picture: Size
  readonly onChange: (frame: Frame) => void
}

interface Drag {
  readonly corner: Corner | null
  readonly from: { readonly x: number; readonly y: number }
  readonly frame: Frame
}

/** The frame is moved by dragging, or pulled by a corner, over the picture in `box`. */
export function useFrameDrag(box: RefObject<HTMLElement | null>, { frame, aspect, picture, onChange }: Options) {
  const drag = useRef<Drag | null>(null)
  const place = (event: PointerEvent) => {
    const area = box.current?.getBoundingClientRect()
    return area ? { x: (event.clientX - area.left) / area.width, y: (event.clientY - area.top) / area.height } : null
  }
  const begin = (event: PointerEvent, corner: Corner | null) => {
    const from = place(event)
    if (!from || event.button !== 0) return
    event.stopPropagation()
    event.currentTarget.setPointerCapture(event.pointerId)
    drag.current = { corner, from, frame }
  }
  const follow = (event: PointerEvent) => {
    const to = place(event)
    if (!drag.current || !to) return
    event.stopPropagation()
    const { corner, from, frame: first } = drag.current
    onChange(
      corner ? pulledFrame(first, { corner, to }, aspect, picture) : movedFrame(first, to.x - from.x, to.y - from.y),
    )
  }
  const end = () => (drag.current = null)
  return { begin, pointer: { onPointerMove: follow, onPointerUp: end, onPointerCancel: end } }
}
