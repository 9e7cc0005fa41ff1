import type { PlayEvent } from '../host.ts'
import { openStore } from './store.ts'
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

const pauseMs = 5000
const batch = 50

/** A pass that is kept leaves the address: who copies the link does not give it away. */
export function hidePass(): void {
  const url = new URL(location.href)
  const pass = url.searchParams.get('pass')
  const kept = openStore('deckle.pass.')
  if (pass === null || !kept.keys('').some((key) => kept.get(key) === pass)) return
  url.searchParams.delete('pass')
  history.replaceState(history.state, '', url)
}

/** Sends what happens in batches, each event once by its id; what is left goes when the page does. Never fails aloud. */
export function createTracker(url: string, deckId: string): Tracker {
  let events: TrackedEvent[] = []
  let timer: ReturnType<typeof setTimeout> | undefined
  const send = (leaving: boolean) => {
    clearTimeout(timer)
    timer = undefined
    while (events.length > 0) {
      const part = events.splice(0, batch)
      const body = JSON.stringify({ events: part })
      if (leaving && navigator.sendBeacon?.(url, new Blob([body], { type: 'application/json' }))) continue
      fetch(url, { method: 'POST', headers: { 'content-type': 'application/json' }, body, keepalive: true }).catch(
        () => {
          // Figures may wait for the connection, but not without end.
          events = [...part, ...events].slice(-200)
        },
      )
      if (!leaving) break
    }
  }
  addEventListener('pagehide', () => send(true))
  document.addEventListener('visibilitychange', () => document.hidden && send(true))
  addEventListener('online', () => send(false))
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
      timer ??= setTimeout(() => send(false), pauseMs)
    },
  }
}
