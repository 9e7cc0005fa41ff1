import { type RefObject, useLayoutEffect, useState } from 'react'

/** Rows drawn above and below those in sight, so that scrolling doesn't show gaps. */
const overscan = 4

export interface RowsInSight {
  /** Index of the first row drawn, and of the first one after them. */
  readonly start: number
  readonly end: number
}

/**
 * The rows of a scrolling box that are drawn: those in sight and some around them; all where rows have no fixed height.
 * @param pitch pixels from one row's top to the next one's
 */
export function useRowsInSight(box: RefObject<HTMLElement | null>, pitch: number | undefined, count: number) {
  const [seen, setSeen] = useState<RowsInSight>({ start: 0, end: 2 * overscan })
  useLayoutEffect(() => {
    const element = box.current
    if (!element || pitch === undefined) return undefined
    const look = () => {
      const first = Math.floor(element.scrollTop / pitch)
      const start = Math.max(0, first - overscan)
      const end = first + Math.ceil(element.clientHeight / pitch) + 1 + overscan
      setSeen((now) => (now.start === start && now.end === end ? now : { start, end }))
    }
    look()
    const sizes = new ResizeObserver(look)
    sizes.observe(element)
    element.addEventListener('scroll', look, { passive: true })
    return () => {
      sizes.disconnect()
      element.removeEventListener('scroll', look)
    }
  }, [box, pitch])
  return pitch === undefined ? { start: 0, end: count } : { start: seen.start, end: Math.min(count, seen.end) }
}
