import type { PlayEvent } from '../host.ts'
import type { Caller } from './caller.ts'
import { openStore } from '../storage/store.ts'
import { uuidV7 } from './uuid.ts'

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
  /** Prefix of calls, `/api/v2`. */
  readonly api: string
  readonly deckId: string
  /** Of a deck that asks for something first. */
  readonly pass?: string | undefined
  /** Posts until the server has answered. */
  readonly call: Caller
}

const path = '/activity/tracker'
const pauseMs = 5000
const batch = 50
/** Events that wait at most: figures may wait for the connection, but not without end. The oldest batches go first. */
const most = 200

/**
 * Sends what happens in batches, each event once by its id. A batch is kept on the device until the server says that it has
 * it: what a page could not send goes with the next visit, to whichever deck. Never fails aloud.
 */
export function createTracker({ api, deckId, pass, call }: TrackerOptions): Tracker {
  const kept = openStore('deckle.events.')
  let events: TrackedEvent[] = []
  let timer: ReturnType<typeof setTimeout> | undefined
  let sending: Promise<void> | undefined

  /** By the id of each batch's first event: the oldest first. Returns the newest. */
  const keep = (): string | undefined => {
    let newest: string | undefined
    while (events.length > 0) {
      const part = events.splice(0, batch)
      newest = part[0]?.id ?? ''
      kept.set(newest, JSON.stringify({ events: part, pass }))
    }
    const keys = kept.keys('')
    const counts = keys.map((key) => batchOf(kept.get(key)).events.length)
    let sum = counts.reduce((all, one) => all + one, 0)
    for (let at = 0; sum > most; at += 1) {
      kept.remove(keys[at] ?? '')
      sum -= counts[at] ?? 0
    }
    return newest
  }

  const sendAll = async (): Promise<void> => {
    for (let [key] = kept.keys(''); key !== undefined; [key] = kept.keys('')) {
      const text = kept.get(key)
      // One that is refused for good would be refused each time.
      if (text) await call(path, batchOf(text), 'ok').catch(() => undefined)
      kept.remove(key)
    }
  }
  const send = () => {
    clearTimeout(timer)
    timer = undefined
    keep()
    sending ??= sendAll().finally(() => (sending = undefined))
  }
  /** The last batch goes with the page, too. It stays until the next visit: whether it arrived is not told. */
  const leave = () => {
    const newest = events.length > 0 && keep()
    const body = newest && kept.get(newest)
    if (body) navigator.sendBeacon?.(api + path, new Blob([body], { type: 'application/json' }))
  }
  addEventListener('pagehide', leave)
  document.addEventListener('visibilitychange', () => document.hidden && leave())
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
  /** By which their page was opened. */
  readonly pass?: string
}

/** Batches of earlier releases are events alone. */
function batchOf(text: string | null): Batch {
  const read = JSON.parse(text ?? '[]') as Batch | readonly unknown[]
  return 'events' in read ? read : { events: read }
}
