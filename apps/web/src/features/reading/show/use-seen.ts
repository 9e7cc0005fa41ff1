import type { ShownArticle } from '@deckle/contract/articles.ts'
import { useEffect } from 'react'
import { api } from '../../../lib/api.ts'

/** Seconds in sight after which an article counts as read. */
const READ_SECONDS = 8

/** Counts a view once the page was in sight for a while, of what is published; failures are not told. */
export function useSeen({ id, status }: Pick<ShownArticle, 'id' | 'status'>): void {
  useEffect(() => {
    if (status !== 'published') return
    let seconds = 0
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') seconds += 1
      if (seconds < READ_SECONDS) return
      clearInterval(timer)
      api.articles.seen({ params: { id } }).catch(() => undefined)
    }, 1000)
    return () => clearInterval(timer)
  }, [id, status])
}
