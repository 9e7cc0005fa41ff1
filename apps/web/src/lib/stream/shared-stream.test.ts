import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { shareStream, type SharedStreamPorts } from './shared-stream.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** A browser with several tabs: one lock per name, one channel for all, streams that last until they are ended. */
function browser() {
  const waiting: { name: string; run: () => void }[] = []
  const held = new Set<string>()
  const next = (name: string): void => {
    const index = waiting.findIndex((one) => one.name === name)
    if (index >= 0 && !held.has(name)) waiting.splice(index, 1)[0]?.run()
  }
  const locks = {
    request: (name: string, { signal }: { signal: AbortSignal }, work: () => Promise<void>) =>
      new Promise<void>((resolve, reject) => {
        const run = (): void => {
          held.add(name)
          void work().finally(() => {
            held.delete(name)
            resolve()
            next(name)
          })
        }
        const entry = { name, run }
        waiting.push(entry)
        signal.addEventListener('abort', () => {
          const index = waiting.indexOf(entry)
          if (index < 0) return
          waiting.splice(index, 1)
          reject(new DOMException('', 'AbortError'))
        })
        next(name)
      }),
  } as unknown as Pick<LockManager, 'request'>
  const listeners = new Map<object, (event: { data: string | undefined }) => void>()
  const open = new Set<{ end: () => void; push: (data?: string) => void }>()

  function tab({ hasLocks = true, hasChannel = true, refuses = false } = {}) {
    const seen: { visibilityState: DocumentVisibilityState } = { visibilityState: 'visible' }
    const page = Object.assign(new EventTarget(), seen)
    const received = vi.fn()
    const self = {}
    const channel = {
      postMessage: (data?: string) =>
        [...listeners].filter(([other]) => other !== self).forEach(([, listener]) => listener({ data })),
      addEventListener: (_: string, listener: () => void) => void listeners.set(self, listener),
      close: () => void listeners.delete(self),
    } as unknown as SharedStreamPorts['channel']
    const stop = shareStream('user', {
      read: (signal, onOpen, onEvent) =>
        refuses
          ? Promise.reject(new Error('refused'))
          : new Promise<void>((resolve) => {
              const stream = { end: () => (open.delete(stream), resolve()), push: onEvent }
              open.add(stream)
              signal.addEventListener('abort', stream.end)
              onOpen()
            }),
      onEvent: received,
      locks: hasLocks ? locks : null,
      channel: hasChannel ? channel : null,
      page,
    })
    const show = async (state: DocumentVisibilityState) => {
      page.visibilityState = state
      page.dispatchEvent(new Event('visibilitychange'))
      await vi.advanceTimersByTimeAsync(0)
    }
    return { received, stop, show }
  }
  const advance = (ms = 0) => vi.advanceTimersByTimeAsync(ms)
  const push = (data?: string): void => open.forEach((stream) => stream.push(data))
  const end = (): void => [...open].forEach((stream) => stream.end())
  return { tab, open, push, end, advance }
}

describe('shareStream', () => {
  it('reads one stream for six tabs and notifies all', async () => {
    const { tab, open, push, advance } = browser()
    const tabs = Array.from({ length: 6 }, () => tab())
    await advance()
    expect(open.size).toBe(1)
    push()
    expect(tabs.map(({ received }) => received.mock.calls.length)).toEqual([1, 1, 1, 1, 1, 1])
  })

  it('gives every tab the data of an event, and none where events may have been missed', async () => {
    const { tab, push, advance } = browser()
    const [first, second] = [tab(), tab()]
    await advance()
    push('{"id":"one"}')
    for (const { received } of [first, second]) expect(received.mock.lastCall).toEqual(['{"id":"one"}'])
    await second.show('hidden')
    await second.show('visible')
    expect(second.received.mock.lastCall).toEqual([])
  })

  it('moves to another tab when the reading tab is hidden or closed, and ends with the last', async () => {
    const { tab, open, push } = browser()
    const [first, second, third] = [tab(), tab(), tab()]
    await first.show('hidden')
    expect(open.size).toBe(1)
    push()
    expect(third.received).toHaveBeenCalledOnce()
    second.stop()
    await third.show('visible')
    expect(open.size).toBe(1)
    await third.show('hidden')
    expect(open.size).toBe(0)
    await first.show('visible')
    expect(open.size).toBe(1)
    first.stop()
    await third.show('hidden')
    expect(open.size).toBe(0)
  })

  it('reloads what was missed while hidden and between two streams', async () => {
    const { tab, end, advance } = browser()
    const { received, show } = tab()
    await advance()
    expect(received).not.toHaveBeenCalled()
    await show('hidden')
    await show('visible')
    expect(received).toHaveBeenCalledTimes(1)
    await advance(10)
    end()
    await advance(1_500)
    expect(received).toHaveBeenCalledTimes(2)
  })

  it('without locks every visible tab reads, and no hidden one', async () => {
    const { tab, open, advance } = browser()
    const tabs = [tab({ hasLocks: false }), tab({ hasLocks: false })]
    await advance()
    expect(open.size).toBe(2)
    await tabs[0]?.show('hidden')
    expect(open.size).toBe(1)
  })

  it('without a channel, tabs that do not read poll every minute', async () => {
    const { tab, advance } = browser()
    const [reading, other] = [tab({ hasChannel: false }), tab({ hasChannel: false })]
    await advance(180_500)
    expect([reading.received.mock.calls.length, other.received.mock.calls.length]).toEqual([0, 3])
  })

  it('without a stream, polls with growing delays of at most a minute', async () => {
    const { tab, advance } = browser()
    const { received } = tab({ refuses: true })
    await advance(10 * 60_000)
    expect(received.mock.calls.length).toBeGreaterThanOrEqual(9)
    expect(received.mock.calls.length).toBeLessThanOrEqual(14)
  })
})
