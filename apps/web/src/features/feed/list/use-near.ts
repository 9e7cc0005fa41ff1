import { type RefObject, useEffect, useRef } from 'react'

/** Calls back whenever an element comes near the window or leaves its surroundings. @param margin in pixels */
export function useNear(
  element: RefObject<HTMLElement | null>,
  margin: number,
  onChange: (isNear: boolean) => void,
): void {
  const latest = useRef(onChange)
  useEffect(() => {
    latest.current = onChange
  })
  useEffect(() => {
    if (!element.current) return
    const observer = new IntersectionObserver(
      (entries) => {
        const last = entries.at(-1)
        if (last) latest.current(last.isIntersecting)
      },
      { rootMargin: `${margin}px 0px` },
    )
    observer.observe(element.current)
    return () => observer.disconnect()
  }, [element, margin])
}
