import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createStore } from 'zustand'
import { createLaggingStore } from './lagging-store.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function setUp(waitMs = 100) {
  const store = createStore<{ at: number }>(() => ({ at: 0 }))
  const lagging = createLaggingStore(store, () => waitMs)
  const heard: number[] = []
  const leave = lagging.subscribe(({ at }) => heard.push(at))
  return { store, lagging, heard, leave }
}

describe('a store read through a delay', () => {
  it('follows once nothing changed for the wait, with the last state alone', () => {
    const { store, lagging, heard } = setUp()
    store.setState({ at: 1 })
    vi.advanceTimersByTime(99)
    store.setState({ at: 2 })
    vi.advanceTimersByTime(99)
    expect([lagging.getState().at, heard]).toEqual([0, []])
    vi.advanceTimersByTime(1)
    expect([lagging.getState().at, heard]).toEqual([2, [2]])
  })

  it('catches up at once when told, and not again later', () => {
    const { store, lagging, heard } = setUp()
    store.setState({ at: 1 })
    lagging.catchUp()
    expect([lagging.getState().at, heard]).toEqual([1, [1]])
    vi.advanceTimersByTime(1000)
    expect(heard).toEqual([1])
  })

  it('says nothing where it has nothing new', () => {
    const { lagging, heard } = setUp()
    lagging.catchUp()
    expect(heard).toEqual([])
  })

  it('stands still while it is held', () => {
    const { store, lagging, heard } = setUp()
    store.setState({ at: 1 })
    lagging.hold()
    vi.advanceTimersByTime(1000)
    store.setState({ at: 2 })
    vi.advanceTimersByTime(1000)
    expect([lagging.getState().at, heard]).toEqual([0, []])
    lagging.catchUp()
    store.setState({ at: 3 })
    vi.advanceTimersByTime(100)
    expect(heard).toEqual([2, 3])
  })

  it('waits as long as the change asks for', () => {
    const store = createStore<{ at: number }>(() => ({ at: 0 }))
    const lagging = createLaggingStore(store, (now, shown) => (now.at - shown.at) * 10)
    lagging.subscribe(() => undefined)
    store.setState({ at: 5 })
    vi.advanceTimersByTime(49)
    expect(lagging.getState().at).toBe(0)
    vi.advanceTimersByTime(1)
    expect(lagging.getState().at).toBe(5)
  })

  it('leaves no timer behind and begins anew from what is', () => {
    const { store, lagging, heard, leave } = setUp()
    store.setState({ at: 1 })
    leave()
    expect(vi.getTimerCount()).toBe(0)
    store.setState({ at: 2 })
    expect(vi.getTimerCount()).toBe(0)
    lagging.subscribe(({ at }) => heard.push(at))
    expect([lagging.getState().at, heard]).toEqual([2, []])
  })
})
