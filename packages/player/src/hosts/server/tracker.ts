import type { PlayEvent } from '../host.ts'
import type { PostWithRetry } from './post-with-retry.ts'
import { eventsPrefix } from '../storage/storage-keys.ts'
import { openStore } from '../storage/store.ts'
import { onceAtATime } from './outbox/once-at-a-time.ts'
import { uuidV7 } from './uuid.ts'
import { whenLeft } from './visit/when-left.ts'

interface TrackedEvent {
  readonly id: string
  readonly event: PlayEvent
  readonly deck_id: string
  readonly slide_id: string | null
  readonly attempt_id: string | null
  readonly t: number
  readonly value: number | null
}

export interface Tracker {
  readonly track: (event: PlayEvent, slideId: string | null, attemptId: string | null, value?: number) => void
}

export interface TrackerOptions {
  readonly api: string
  readonly deckId: string
  readonly pass?: string | undefined
  readonly post: PostWithRetry
  /** Called as the page is closed: what it tracks is sent with the rest. */
  readonly onLeave?: (() => void) | undefined
}

const path = '/activity/tracker'
const pauseMs = 5000
const maxBatch = 50
/** The oldest unsent batches are dropped beyond this number of events. */
const maxEvents = 200

/**
 * Sends events in batches; idempotent by their ids. A batch is stored on the device until the server has stored it: the next
 * visit to any deck sends the rest. Never reports an error.
 */
export function createTracker({ api, deckId, pass, post, onLeave }: TrackerOptions): Tracker {
  const store = openStore(eventsPrefix)
  let events: TrackedEvent[] = []
  let timer: ReturnType<typeof setTimeout> | undefined

  /** Stores new events, each batch by its first event's id. @returns the newest batch's id */
  const storeNew = (): string | undefined => {
    let newest: string | undefined
    while (events.length > 0) {
      const part = events.splice(0, maxBatch)
      newest = part[0]?.id ?? ''
      store.set(newest, JSON.stringify({ events: part, pass }))
    }
    let sum = 0
    for (const key of store.keys('').reverse()) {
      sum += batchOf(store.get(key)).events.length
      if (sum > maxEvents) store.remove(key)
    }
    return newest
  }

  const sendAll = async (): Promise<void> => {
    for (let [key] = store.keys(''); key !== undefined; [key] = store.keys('')) {
      const text = store.get(key)
      // A refused batch is dropped: it would be refused each time.
      if (text) await post(path, batchOf(text), 'ok').catch(() => undefined)
      store.remove(key)
    }
  }
  const sendOnce = onceAtATime(sendAll)
  const send = () => {
    clearTimeout(timer)
    timer = undefined
    storeNew()
    void sendOnce()
  }
  /** Sends the last batch as the page is closed. It stays stored until the next visit: no reply confirms it. */
  const leave = () => {
    const newest = events.length > 0 && storeNew()
    const body = newest && store.get(newest)
    if (body) navigator.sendBeacon?.(api + path, new Blob([body], { type: 'application/json' }))
  }
  addEventListener('pagehide', () => onLeave?.())
  whenLeft(leave)
  timer = setTimeout(send, pauseMs)
  return {
    track: (event, slideId, attemptId, value) => {
      events.push({
        id: uuidV7(),
        event,
        deck_id: deckId,
        slide_id: slideId,
        attempt_id: attemptId,
        t: Date.now(),
        value: value ?? null,
      })
      timer ??= setTimeout(send, pauseMs)
    },
  }
}

interface Batch {
  readonly events: readonly unknown[]
  readonly pass?: string
}

/** Batches of earlier releases are arrays of events. */
function batchOf(text: string | null): Batch {
  const read = JSON.parse(text ?? '[]') as Batch | readonly unknown[]
  return 'events' in read ? read : { events: read }
}
