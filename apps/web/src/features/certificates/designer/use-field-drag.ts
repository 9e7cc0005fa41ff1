import type { CertificateField } from '@deckle/core/certificates/certificate-design.ts'
import { certificatePage } from '@deckle/core/certificates/certificate-design.ts'
import { type PointerEvent, type RefObject, useRef } from 'react'

type Box = Pick<CertificateField, 'x' | 'y' | 'width' | 'height'>

interface Drag {
  readonly id: number
  readonly isResizing: boolean
  readonly from: { readonly x: number; readonly y: number }
  readonly box: Box
}

let drags = 0

/** A field is dragged over the page in `page`, or made larger and smaller by its corner. */
export function useFieldDrag(
  page: RefObject<HTMLElement | null>,
  { box, onChange }: { readonly box: Box; readonly onChange: (change: Partial<Box>, group: string) => void },
) {
  const drag = useRef<Drag | null>(null)
  /** In millimetres. */
  const place = (event: PointerEvent) => {
    const area = page.current?.getBoundingClientRect()
    if (!area || area.width === 0) return null
    const scale = certificatePage.width / area.width
    return { x: (event.clientX - area.left) * scale, y: (event.clientY - area.top) * scale }
  }
  const begin = (event: PointerEvent, isResizing: boolean) => {
    const from = place(event)
    if (!from || event.button !== 0) return
    event.stopPropagation()
    event.currentTarget.setPointerCapture(event.pointerId)
    drag.current = { id: ++drags, isResizing, from, box }
  }
  const follow = (event: PointerEvent) => {
    const to = place(event)
    if (!drag.current || !to) return
    event.stopPropagation()
    const { id, isResizing, from, box: first } = drag.current
    const [right, down] = [to.x - from.x, to.y - from.y]
    const change = isResizing
      ? { width: first.width + right, height: first.height + down }
      : { x: first.x + right, y: first.y + down }
    onChange(change, `drag:${id}`)
  }
  const end = () => (drag.current = null)
  return { begin, pointer: { onPointerMove: follow, onPointerUp: end, onPointerCancel: end } }
}
