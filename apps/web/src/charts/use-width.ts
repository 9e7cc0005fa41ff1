import { useCallback, useRef, useState } from 'react'

/** The inner width of an element in whole pixels, as it changes; 0 until it is in the page. */
export function useWidth(): [(element: HTMLElement | null) => void, number] {
  const [width, setWidth] = useState(0)
  const observer = useRef<ResizeObserver>(null)
  const ref = useCallback((element: HTMLElement | null) => {
    observer.current?.disconnect()
    if (!element) return
    const measure = () => setWidth(element.clientWidth)
    measure()
    observer.current = new ResizeObserver(measure)
    observer.current.observe(element)
  }, [])
  return [ref, width]
}
