import { type RefObject, useEffect, useEffectEvent } from 'react'

/** Milliseconds that half of it is in sight before it counts as seen. */
const glance = 1000

/** Calls once half of the element was in sight for a second, in a page that is shown. */
export function useSeen(element: RefObject<Element | null>, onSeen: () => void): void {
  const seen = useEffectEvent(onSeen)
  useEffect(() => {
    if (!element.current) return undefined
    let timer: ReturnType<typeof setTimeout> | undefined
    let isInSight = false
    const restart = () => {
      clearTimeout(timer)
      if (isInSight && !document.hidden) timer = setTimeout(end, glance)
    }
    const observer = new IntersectionObserver(
      (entries) => {
        isInSight = (entries.at(-1)?.intersectionRatio ?? 0) >= 0.5
        restart()
      },
      { threshold: 0.5 },
    )
    const stop = () => {
      clearTimeout(timer)
      observer.disconnect()
      document.removeEventListener('visibilitychange', restart)
    }
    const end = () => {
      stop()
      seen()
    }
    observer.observe(element.current)
    document.addEventListener('visibilitychange', restart)
    return stop
  }, [element])
}
