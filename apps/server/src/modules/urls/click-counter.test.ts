import { expect, it, onTestFinished, vi } from 'vitest'
import { createClickCounter } from './click-counter.ts'
import type { Clicks } from './queries.ts'

const click = (urlId: string, clientId = 'c') => ({ clientId, urlId, at: Date.parse('2026-01-31'), source: '' })

it('stores what comes while a statement is under way together, each client by itself', async () => {
  const stored: [string, readonly Clicks[]][] = []
  let release: () => void = () => undefined
  const counter = createClickCounter({
    store: async (clientId, clicks) => {
      stored.push([clientId, clicks])
      if (stored.length === 1) await new Promise<void>((resolve) => (release = resolve))
    },
    onError: () => undefined,
  })
  counter.add(click('a'))
  const settled = counter.settled()
  for (let at = 0; at < 1000; at++) counter.add(click(at % 2 ? 'a' : 'b'))
  counter.add(click('a', 'd'))
  release()
  await settled
  await counter.settled()
  expect(stored.map(([client, clicks]) => [client, clicks.map(({ urlId, clicks: n }) => [urlId, n])])).toEqual([
    ['c', [['a', 1]]],
    [
      'c',
      [
        ['b', 500],
        ['a', 500],
      ],
    ],
    ['d', [['a', 1]]],
  ])
})

it('keeps what could not be stored, and tries again', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  const store = vi.fn<(client: string, clicks: readonly Clicks[]) => Promise<void>>()
  store.mockRejectedValueOnce(new Error('away')).mockRejectedValueOnce(new Error('away')).mockResolvedValue()
  const onError = vi.fn()
  const counter = createClickCounter({ store, onError, pause: 1000 })
  const lastStored = () => store.mock.lastCall?.[1].map(({ clicks }) => clicks)
  counter.add(click('a'))
  await vi.advanceTimersByTimeAsync(999)
  expect([onError.mock.calls.length, store.mock.calls.length]).toEqual([1, 1])
  await vi.advanceTimersByTimeAsync(1)
  expect([onError.mock.calls.length, store.mock.calls.length, lastStored()]).toEqual([2, 2, [1]])
  counter.add(click('a'))
  await vi.advanceTimersByTimeAsync(5000)
  expect([onError.mock.calls.length, store.mock.calls.length, lastStored()]).toEqual([2, 3, [2]])
})
