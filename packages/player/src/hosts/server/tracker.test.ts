// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createPostWithRetry } from './post-with-retry.ts'
import { createTracker } from './tracker.ts'

interface Sent {
  readonly id: string
  readonly event: string
  readonly t: number
}

/** The server's next replies; 0 is a lost connection. */
let replies: { status: number; retryAfter?: number; body?: string }[]
let batches: Sent[][]
let beacons: Sent[][]
let times: number[]

const send = (async (_url: string, { body }: { body: string }) => {
  times.push(Date.now())
  const { status, retryAfter, body: text = '{"ok":true}' } = replies.shift() ?? { status: 200 }
  if (status === 0) throw new TypeError('failed to fetch')
  if (text === '{"ok":true}' && status === 200) batches.push((JSON.parse(body) as { events: Sent[] }).events)
  return new Response(text, { status, headers: retryAfter ? { 'retry-after': `${retryAfter}` } : {} })
}) as unknown as typeof fetch

const visit = () =>
  createTracker({
    api: '/api/v2',
    deckId: 'd',
    post: createPostWithRetry({ api: '/api/v2', language: 'en', onOffline: () => undefined, fetch: send }),
  })
const storedKeys = () => Object.keys(localStorage).filter((key) => key.startsWith('deckle.events.'))
const leave = () => dispatchEvent(new Event('pagehide'))

beforeEach(() => {
  vi.useFakeTimers()
  localStorage.clear()
  replies = []
  batches = []
  beacons = []
  times = []
  Object.assign(navigator, {
    sendBeacon: (_url: string, body: Blob) => {
      void body.text().then((text) => beacons.push((JSON.parse(text) as { events: Sent[] }).events))
      return true
    },
  })
})
afterEach(() => {
  // Unsent events of one test must not reach the next.
  leave()
  vi.useRealTimers()
})

it('sends what happens in batches, and keeps nothing of what arrived', async () => {
  const { track } = visit()
  track('view', null, null)
  track('slide_view', 's1', null, 1200)
  await vi.advanceTimersByTimeAsync(5000)
  expect(batches).toMatchObject([[{ event: 'view' }, { event: 'slide_view', slide_id: 's1', value: 1200 }]])
  expect(storedKeys()).toEqual([])
})

it.each([429, 503])('sends again after the pause that a %i asks for', async (status) => {
  replies = [{ status, retryAfter: 45, body: '{"errors":["Later."],"code":"unavailable"}' }]
  visit().track('view', null, null)
  await vi.advanceTimersByTimeAsync(49_000)
  expect(batches).toEqual([])
  await vi.advanceTimersByTimeAsync(2000)
  expect(batches).toMatchObject([[{ event: 'view' }]])
  // timing: time passes by fake timers in this file
  expect(times[1]! - times[0]!).toBeGreaterThanOrEqual(45_000)
})

it('sends again what something else has answered in the server’s place', async () => {
  replies = [
    { status: 200, body: 'null' },
    { status: 200, body: '{}' },
  ]
  visit().track('view', null, null)
  await vi.advanceTimersByTimeAsync(10_000)
  expect(batches).toMatchObject([[{ event: 'view' }]])
})

it('sends again while the connection is away, by itself, more and more seldom, and all of it', async () => {
  replies = Array.from({ length: 4 }, () => ({ status: 0 }))
  const { track } = visit()
  for (let n = 0; n < 120; n += 1) {
    track('jump', `s${n}`, null)
    vi.advanceTimersByTime(1)
  }
  await vi.advanceTimersByTimeAsync(60_000)
  expect(batches.map(({ length }) => length)).toEqual([50, 50, 20])
  // timing: time passes by fake timers in this file
  expect(times[4]! - times[3]!).toBeGreaterThan(times[1]! - times[0]!)
  expect(storedKeys()).toEqual([])
})

it('keeps what could not be sent for the next visit, to whichever deck: the same events, at the same times', async () => {
  replies = Array.from({ length: 100 }, () => ({ status: 0 }))
  visit().track('view', null, null)
  const now = Date.now()
  await vi.advanceTimersByTimeAsync(60_000)
  leave()
  expect(storedKeys()).toHaveLength(1)
  replies = []
  visit()
  await vi.advanceTimersByTimeAsync(5000)
  expect(batches[0]).toMatchObject([{ event: 'view', t: now }])
  expect(storedKeys()).toEqual([])
})

it('lets the last events go with the page, and keeps them under their ids until it is told that they arrived', async () => {
  visit().track('complete', null, 'a')
  leave()
  await vi.advanceTimersByTimeAsync(0)
  expect(beacons).toMatchObject([[{ event: 'complete' }]])
  visit()
  await vi.advanceTimersByTimeAsync(5000)
  expect(batches[0]).toEqual(beacons[0])
})

it('keeps 200 events at most, the newest, and forgets what the server refuses for good', async () => {
  replies = [{ status: 0 }]
  const { track } = visit()
  for (let n = 0; n < 330; n += 1) {
    track('jump', `s${n}`, null)
    vi.advanceTimersByTime(1)
  }
  leave()
  const stored = storedKeys()
    .sort()
    .flatMap((key) => (JSON.parse(localStorage.getItem(key) ?? '') as { events: { slide_id: string }[] }).events)
  expect(stored).toHaveLength(180)
  expect(stored.at(-1)?.slide_id).toBe('s329')
  replies = Array.from({ length: 4 }, () => ({ status: 404, body: '{"errors":["No."],"code":"not_found"}' }))
  await vi.advanceTimersByTimeAsync(5000)
  expect(storedKeys()).toEqual([])
})

it('tells with each batch by which pass its page was opened, and takes batches of earlier releases', async () => {
  const sent: { events: Sent[]; pass?: string }[] = []
  const post = (async (_path: string, body: unknown) => {
    sent.push(body as (typeof sent)[number])
    return true
  }) as Parameters<typeof createTracker>[0]['post']
  localStorage.setItem('deckle.events.0', JSON.stringify([{ id: 'old', event: 'view', t: 1 }]))
  const { track } = createTracker({ api: '/api/v2', deckId: 'd', pass: 'pin..1.x', post })
  track('view', null, null)
  await vi.advanceTimersByTimeAsync(5000)
  expect(sent.map(({ events, pass }) => [events.length, pass])).toEqual([
    [1, undefined],
    [1, 'pin..1.x'],
  ])
})

it('sends with the last batch what happens as the page is closed', async () => {
  const onLeave = vi.fn(() => track('abandon', 's1', 'a', 900))
  const post = createPostWithRetry({ api: '/api/v2', language: 'en', onOffline: () => undefined, fetch: send })
  const { track } = createTracker({ api: '/api/v2', deckId: 'd', post, onLeave })
  leave()
  await vi.advanceTimersByTimeAsync(10)
  expect(onLeave).toHaveBeenCalledOnce()
  expect(beacons.flat()).toMatchObject([{ event: 'abandon', slide_id: 's1', attempt_id: 'a', value: 900 }])
})
