import { useEffect } from 'react'
import { api } from '../../../lib/api.ts'

/** Seconds in sight after which an article counts as read. */
const READ_SECONDS = 8

/** Counts a view once the page was in sight for a while; failures are not told. */
export function useSeen(id: string): void {
  useEffect(() => {
    let seconds = 0
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') seconds += 1
      if (seconds < READ_SECONDS) return
      clearInterval(timer)
      api.articles.seen({ params: { id } }).catch(() => undefined)
    }, 1000)
    return () => clearInterval(timer)
  }, [id])
}
