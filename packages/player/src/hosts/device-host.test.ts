// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Answer } from '@deckle/core/deck/slide.ts'
import { createDeviceHost } from './device-host.ts'
import { type Connection, HostRefusal, online, type PlayerHost, type SavedPlay, type ShownEnding } from './host.ts'
import { sampleDeck } from '../test/sample-deck.ts'

const deck = { versionId: 'v', language: 'en' } as const
const right: Answer = { kind: 'singleSelect', option: 'o1' }
const never = new Promise<never>(() => undefined)

function fakeServer(change: Partial<PlayerHost> = {}, saved: SavedPlay | null = null) {
  let notify: (connection: Connection) => void = () => undefined
  const server: PlayerHost = {
    answer: vi.fn(() => never),
    complete: vi.fn(() => never),
    upload: vi.fn(() => never),
    track: vi.fn(),
    onConnection: (listener) => {
      notify = listener
      listener(online)
      return () => undefined
    },
    onLateVerdict: vi.fn(() => () => undefined),
    restore: () => saved,
    save: vi.fn(),
    restart: vi.fn(),
    imageUrl: () => '',
    fileUrl: () => '',
    ...change,
  }
  return { server, notify: (connection: Connection) => notify(connection) }
}
let time = 0
const hostOf = (server: PlayerHost, change: Partial<typeof sampleDeck> = {}) =>
  createDeviceHost(server, { deck, content: { ...sampleDeck, marking: 'device', ...change }, now: () => time })

beforeEach(() => {
  time = 0
  localStorage.clear()
})
afterEach(() => {
  vi.useRealTimers()
})

describe('a deck that is marked on the device', () => {
  it('tells right and wrong at once, and sends each answer all the same', async () => {
    const { server } = fakeServer()
    const host = hostOf(server)
    expect(await host.answer('s4', right, 900)).toMatchObject({ correct: true, solution: ['o1'] })
    expect(server.answer).toHaveBeenCalledWith('s4', right, 900)
    await expect(host.answer('s4', { kind: 'rating', value: 1 }, 0)).rejects.toMatchObject({ reason: 'refused' })
  })

  it('ends at once, and tells the server so', async () => {
    const { server } = fakeServer()
    const host = hostOf(server)
    await host.answer('s4', right, 900)
    time = 12_000
    expect(await host.complete()).toMatchObject({ kind: 'score', answered: 1, correct: 1, seconds: 12 })
    expect(server.complete).toHaveBeenCalled()
  })

  it('goes on after a reload as if there had been none: points, time, and verdicts that were not told yet', async () => {
    const first = hostOf(fakeServer().server)
    await first.answer('s13', { kind: 'scoreSelect', option: 'o2' }, 2000)
    time = 20_000
    await first.answer('s4', right, 7000)
    // The page's own clock restarts with a reload; the device's clock does not matter.
    time = 5
    const saved: SavedPlay = {
      index: 5,
      answers: { s13: { kind: 'scoreSelect', option: 'o2' }, s4: right },
      verdicts: { s13: { correct: null, feedback: null, solution: [] } },
    }
    const { server } = fakeServer({}, saved)
    const host = hostOf(server, { readerType: 'game' })
    const late = vi.fn()
    host.onLateVerdict?.(late)
    expect(await host.answer('s16', { kind: 'qualification', result: '' }, 0)).toMatchObject({
      result: { value: true },
    })
    expect(late.mock.calls).toEqual([['s4', expect.objectContaining({ correct: true })]])
    expect(server.onLateVerdict).toHaveBeenCalled()
    host.onConnection(() => undefined)
    vi.useFakeTimers()
    time = 10_005
    const ending = host.complete()
    await vi.advanceTimersByTimeAsync(3000)
    // 7 of 20 seconds: 825 points.
    expect(await ending).toMatchObject({ seconds: 30, game: { points: 825 } })
  })

  it('shows everyone’s figures where the server can be reached, its own where it can not', async () => {
    const theirs = {
      kind: 'distribution',
      distribution: [{ slideId: 's4', total: 99, counts: {} }],
    } as unknown as ShownEnding
    const reached = hostOf(fakeServer({ complete: () => Promise.resolve(theirs) }).server, { readerType: 'poll' })
    expect(await reached.complete()).toBe(theirs)
    const { server, notify } = fakeServer()
    const offline = hostOf(server, { readerType: 'poll' })
    offline.onConnection(() => undefined)
    notify({ ...online, unsent: 1, offline: true })
    await offline.answer('s4', right, 0)
    expect(await offline.complete()).toMatchObject({
      kind: 'distribution',
      distribution: [{ slideId: 's4', total: 1 }],
    })
  })

  it('says so when the deck is closed, and keeps its verdicts', async () => {
    const closed = () => Promise.reject(new HostRefusal('closed'))
    const host = hostOf(fakeServer({ answer: closed, complete: closed }).server)
    const outcomes = vi.fn()
    host.onLateVerdict?.(outcomes)
    expect(await host.answer('s4', right, 0)).toMatchObject({ correct: true })
    expect(outcomes.mock.calls).toEqual([['s4', expect.objectContaining({ reason: 'closed' })]])
    expect(await host.complete()).toMatchObject({ answered: 1 })
  })

  it('starts anew', async () => {
    const { server } = fakeServer()
    const host = hostOf(server)
    await host.answer('s4', right, 0)
    host.restart()
    await Promise.resolve()
    time = 5000
    expect(server.restart).toHaveBeenCalled()
    expect(await host.complete()).toMatchObject({ answered: 0, seconds: 0 })
    await host.answer('s4', right, 0)
    time = 8000
    expect(await host.complete()).toMatchObject({ answered: 1, seconds: 3 })
  })
})
