import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createStore } from 'zustand'
import { createDebouncedStore } from './debounced-store.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function setUp(waitMs = 100) {
  const store = createStore<{ at: number }>(() => ({ at: 0 }))
  const debounced = createDebouncedStore(store, () => waitMs)
  const received: number[] = []
  const unsubscribe = debounced.subscribe(({ at }) => received.push(at))
  return { store, debounced, received, unsubscribe }
}

describe('debounced store', () => {
  it('updates with the last state once nothing changed for the wait', () => {
    const { store, debounced, received } = setUp()
    store.setState({ at: 1 })
    vi.advanceTimersByTime(99)
    store.setState({ at: 2 })
    vi.advanceTimersByTime(99)
    expect([debounced.getState().at, received]).toEqual([0, []])
    vi.advanceTimersByTime(1)
    expect([debounced.getState().at, received]).toEqual([2, [2]])
  })

  it('flushes at once, and not again later', () => {
    const { store, debounced, received } = setUp()
    store.setState({ at: 1 })
    debounced.flush()
    expect([debounced.getState().at, received]).toEqual([1, [1]])
    vi.advanceTimersByTime(1000)
    expect(received).toEqual([1])
  })

  it('flush without a change notifies nobody', () => {
    const { debounced, received } = setUp()
    debounced.flush()
    expect(received).toEqual([])
  })

  it('does not update while paused', () => {
    const { store, debounced, received } = setUp()
    store.setState({ at: 1 })
    debounced.pause()
    vi.advanceTimersByTime(1000)
    store.setState({ at: 2 })
    vi.advanceTimersByTime(1000)
    expect([debounced.getState().at, received]).toEqual([0, []])
    debounced.flush()
    store.setState({ at: 3 })
    vi.advanceTimersByTime(100)
    expect(received).toEqual([2, 3])
  })

  it('takes the wait from each change', () => {
    const store = createStore<{ at: number }>(() => ({ at: 0 }))
    const debounced = createDebouncedStore(store, (now, shown) => (now.at - shown.at) * 10)
    debounced.subscribe(() => undefined)
    store.setState({ at: 5 })
    vi.advanceTimersByTime(49)
    expect(debounced.getState().at).toBe(0)
    vi.advanceTimersByTime(1)
    expect(debounced.getState().at).toBe(5)
  })

  it('leaves no timer behind and restarts from the current state', () => {
    const { store, debounced, received, unsubscribe } = setUp()
    store.setState({ at: 1 })
    unsubscribe()
    expect(vi.getTimerCount()).toBe(0)
    store.setState({ at: 2 })
    expect(vi.getTimerCount()).toBe(0)
    debounced.subscribe(({ at }) => received.push(at))
    expect([debounced.getState().at, received]).toEqual([2, []])
  })
})
