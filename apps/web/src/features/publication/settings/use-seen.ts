import { type RefObject, useEffect, useState } from 'react'

/** False until the element first comes near the visible part of the page. */
export function useSeen(of: RefObject<HTMLElement | null>): boolean {
  const [isSeen, setSeen] = useState(false)
  useEffect(() => {
    if (!of.current) return
    const sight = new IntersectionObserver(
      (entries) => {
        if (!entries.some((entry) => entry.isIntersecting)) return
        sight.disconnect()
        setSeen(true)
      },
      { rootMargin: '300px' },
    )
    sight.observe(of.current)
    return () => sight.disconnect()
  }, [of])
  return isSeen
}
