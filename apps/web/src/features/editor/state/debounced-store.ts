import type { StoreApi } from 'zustand'

export interface DebouncedStore<State> extends Pick<StoreApi<State>, 'getState' | 'getInitialState' | 'subscribe'> {
  readonly flush: () => void
  /** Pauses updates until `flush`. */
  readonly pause: () => void
}

/**
 * The same state with a delay: panels beside the slide are drawn after the slide itself.
 * @param waitMs the delay after a change in milliseconds, 0 for none; called at each change, which restarts the delay
 */
export function createDebouncedStore<State>(
  store: Pick<StoreApi<State>, 'getState' | 'getInitialState' | 'subscribe'>,
  waitMs: (now: State, shown: State) => number,
): DebouncedStore<State> {
  let shown = store.getState()
  let timer: ReturnType<typeof setTimeout> | undefined
  const listeners = new Set<(state: State, previous: State) => void>()
  let unsubscribe: (() => void) | undefined
  let isPaused = false
  function flush(): void {
    isPaused = false
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
          if (isPaused) return
          const wait = waitMs(now, shown)
          if (wait === 0) flush()
          else timer = setTimeout(flush, wait)
        })
      }
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
        if (listeners.size > 0) return
        clearTimeout(timer)
        isPaused = false
        unsubscribe?.()
      }
    },
    flush,
    pause() {
      isPaused = true
      clearTimeout(timer)
    },
  }
}
