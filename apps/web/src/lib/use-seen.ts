import { type RefObject, useEffect, useState } from 'react'

/** False until the element first comes within 300 pixels of the visible part of the page. */
export function useSeen(of: RefObject<HTMLElement | null>): boolean {
  const [isSeen, setSeen] = useState(false)
  useEffect(() => {
    if (!of.current) return
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some((entry) => entry.isIntersecting)) return
        observer.disconnect()
        setSeen(true)
      },
      { rootMargin: '300px' },
    )
    observer.observe(of.current)
    return () => observer.disconnect()
  }, [of])
  return isSeen
}
