import { useEffect, useRef } from 'react'
import { createDrafts, type Drafts } from '../../../lib/draft/drafts.ts'
import { browserDatabases } from '../../../lib/offline/open-database.ts'
import { emptyPost, hasContent, type PostValues } from './post-values.ts'

let opened: Drafts<PostValues> | undefined
const drafts = () => (opened ??= createDrafts<PostValues>(browserDatabases()))

/** One post at a time, whichever tab it is written in. */
const key = { id: 'new-post', tabId: 'any' } as const

/**
 * Keeps what is written on this device until it is posted.
 * @param onFound what was kept; called once, and not after the person has begun to write
 */
export function usePostDraft(userId: string, values: PostValues, onFound: (values: PostValues) => void): void {
  const state = useRef({ values, onFound, isRead: false })
  useEffect(() => {
    state.current = { ...state.current, values, onFound }
  })
  useEffect(() => {
    let isHere = true
    void drafts()
      .of(key.id, userId)
      .then(([kept]) => {
        if (!isHere) return
        state.current.isRead = true
        if (kept && hasContent(kept.content) && !hasContent(state.current.values)) state.current.onFound(kept.content)
      })
    return () => {
      isHere = false
    }
  }, [userId])
  useEffect(() => {
    // The empty form of the beginning must not replace what is kept.
    if (!state.current.isRead && !hasContent(values)) return
    if (!hasContent(values)) return void drafts().remove(key.id, key.tabId)
    const base = { revision: 0, content: emptyPost }
    void drafts().put({ ...key, userId, at: Date.now(), base, content: values })
  }, [userId, values])
}
