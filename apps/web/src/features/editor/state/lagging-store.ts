import type { StoreApi } from 'zustand'

/** A store read through a delay. */
export interface LaggingStore<State> extends Pick<StoreApi<State>, 'getState' | 'getInitialState' | 'subscribe'> {
  /** Catches up now. */
  readonly catchUp: () => void
  /** Stands still, whatever changes, until it is told to catch up. */
  readonly hold: () => void
}

/**
 * The same state, later: what stands beside the place where one works is drawn once the work itself is painted.
 * @param waitMs how long to wait after a change, in milliseconds, 0 for not at all; asked at each change, each starts
 *   the wait anew
 */
export function createLaggingStore<State>(
  store: Pick<StoreApi<State>, 'getState' | 'getInitialState' | 'subscribe'>,
  waitMs: (now: State, shown: State) => number,
): LaggingStore<State> {
  let shown = store.getState()
  let timer: ReturnType<typeof setTimeout> | undefined
  const listeners = new Set<(state: State, previous: State) => void>()
  let unsubscribe: (() => void) | undefined
  let held = false
  function catchUp(): void {
    held = false
    clearTimeout(timer)
    const previous = shown
    shown = store.getState()
    if (shown !== previous) for (const listener of listeners) listener(shown, previous)
  }
  return {
    getState: () => shown,
    getInitialState: store.getInitialState,
    subscribe(listener) {
      if (listeners.size === 0) {
        shown = store.getState()
        unsubscribe = store.subscribe((now) => {
          clearTimeout(timer)
          if (held) return
          const wait = waitMs(now, shown)
          if (wait === 0) catchUp()
          else timer = setTimeout(catchUp, wait)
        })
      }
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
        if (listeners.size > 0) return
        clearTimeout(timer)
        held = false
        unsubscribe?.()
      }
    },
    catchUp,
    hold() {
      held = true
      clearTimeout(timer)
    },
  }
}
