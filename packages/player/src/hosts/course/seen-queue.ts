import { HostRefusal } from '../host.ts'
import { pause } from '../server/post-with-retry.ts'
import { seenKey } from '../storage/storage-keys.ts'
import type { Store } from '../storage/store.ts'

/** Rejects with a `HostRefusal` where it is refused for good, with anything else where it is sent again. */
export type SendSeen = (slides: readonly string[], at: string) => Promise<void>

interface Seen {
  readonly slides: readonly string[]
  /** The slide that is shown. */
  readonly at: string
}

export interface SeenQueue {
  /** Does nothing for the slide that is shown already, and for none: the ending. */
  readonly add: (slideId: string | undefined) => void
  readonly flush: () => void
  /** Something is not sent yet. */
  readonly isWaiting: () => boolean
}

const firstPause = 2000
const longestPause = 60_000

/** Slides that were seen, kept on the device until the server has them: in one call what has come together. */
export function createSeenQueue(store: Store, send: SendSeen): SeenQueue {
  let isSending = false
  let shown = ''
  const read = () => JSON.parse(store.get(seenKey) ?? 'null') as Seen | null

  async function sendAll(): Promise<void> {
    let failures = 0
    for (let seen = read(); seen; seen = read()) {
      try {
        await send(seen.slides, seen.at)
        removeSent(seen)
      } catch (error) {
        if (error instanceof HostRefusal) return store.remove(seenKey)
        await pause(Math.min(longestPause, firstPause * 2 ** failures++))
      }
    }
  }

  /** Keeps what was added meanwhile. */
  function removeSent(sent: Seen): void {
    const now = read()
    const left = now?.slides.filter((id) => !sent.slides.includes(id)) ?? []
    if (now && (left.length > 0 || now.at !== sent.at)) store.set(seenKey, JSON.stringify({ slides: left, at: now.at }))
    else store.remove(seenKey)
  }

  const flush = () => {
    if (isSending) return
    isSending = true
    void sendAll().finally(() => (isSending = false))
  }
  return {
    add: (slideId) => {
      if (slideId === undefined || slideId === shown) return
      shown = slideId
      const known = read()?.slides ?? []
      store.set(seenKey, JSON.stringify({ slides: [...new Set([...known, slideId])], at: slideId }))
      flush()
    },
    flush,
    isWaiting: () => read() !== null,
  }
}
