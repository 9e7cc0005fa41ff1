// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { HostRefusal } from '../host.ts'
import { createServerHost } from './server-host.ts'
import { uuidV7 } from './uuid.ts'

const deck = { deckId: uuidV7(), versionId: uuidV7(), shortid: 'abcdefgh', language: 'en' }
const rating = { kind: 'rating', value: 4 } as const
const verdict = { correct: null, feedback: 'Thanks', solution: [] }

interface Call {
  readonly path: string
  readonly body: {
    readonly id?: string
    readonly token?: string
    readonly answer?: { readonly id: string; readonly slideId: string }
  }
}

/** A server that can be away, and that stores each answer once. */
function fakeServer() {
  const calls: Call[] = []
  const stored = new Map<string, unknown>()
  const server = { away: 0, status: 200, calls, stored, tokens: ['T'] }
  const send = (async (url: string, init: { body: string }) => {
    const call = { path: url, body: JSON.parse(init.body) as Call['body'] }
    calls.push(call)
    if (server.away > 0) {
      server.away -= 1
      throw new TypeError('failed to fetch')
    }
    if (server.status !== 200) return new Response('{}', { status: server.status })
    if (call.body.token && !server.tokens.includes(call.body.token)) return new Response('{}', { status: 410 })
    if (call.body.answer) stored.set(call.body.answer.id, call.body.answer)
    const reply = call.path.endsWith('/attempts')
      ? { attempt: { id: call.body.id, token: server.tokens.at(-1) } }
      : call.path.endsWith('/complete')
        ? { ending: { kind: 'thanks' } }
        : { verdict }
    return new Response(JSON.stringify(reply))
  }) as unknown as typeof fetch
  return {
    server,
    host: () => createServerHost({ deck, api: '/api/v2', media: '/media', source: 'test', fetch: send }),
  }
}

/** A browser that has no room. */
function fillStorage(): void {
  const setItem = () => {
    throw new DOMException('full', 'QuotaExceededError')
  }
  vi.stubGlobal('localStorage', { setItem, getItem: () => null, removeItem: () => undefined })
}

beforeEach(() => {
  vi.useFakeTimers()
  localStorage.clear()
})
afterEach(() => {
  vi.useRealTimers()
})

describe('playing on the server', () => {
  it('begins with the first answer, once, and sends each answer under one id', async () => {
    const { server, host } = fakeServer()
    const player = host()
    expect(server.calls).toEqual([])
    expect(await player.answer('s1', rating, 1200)).toEqual(verdict)
    await player.answer('s2', rating, 10)
    const attempt = server.calls[0]!.body.id!
    expect(server.calls.map(({ path }) => path)).toEqual([
      '/api/v2/play/abcdefgh/attempts',
      `/api/v2/play/attempts/${attempt}/answers`,
      `/api/v2/play/attempts/${attempt}/answers`,
    ])
    expect(server.calls[0]!.body).toMatchObject({ versionId: deck.versionId, language: 'en', source: 'test' })
    expect(server.calls[1]!.body).toMatchObject({ token: 'T', answer: { slideId: 's1', answer: rating, spent: 1200 } })
    expect(await player.complete()).toEqual({ kind: 'thanks' })
  })

  it('keeps answers while the connection is away, tells so, and sends them under the same ids', async () => {
    const { server, host } = fakeServer()
    server.away = 3
    const player = host()
    const told: string[] = []
    player.onWaiting((waiting, offline) => told.push(`${waiting} ${offline}`))
    const answered = player.answer('s1', rating, 1)
    await vi.advanceTimersByTimeAsync(20_000)
    expect(await answered).toEqual(verdict)
    expect(server.stored.size).toBe(1)
    expect(told).toEqual(['0 false', '1 false', '1 true', '1 false', '0 false'])
  })

  it('sends after a reload what was not sent before it, and tells the verdict late', async () => {
    const { server, host } = fakeServer()
    server.away = Number.POSITIVE_INFINITY
    const before = host()
    void before.answer('s1', rating, 1)
    before.save({ index: 1, answers: { s1: rating }, verdicts: {} })
    await vi.advanceTimersByTimeAsync(100)
    const id = Object.keys(localStorage)
      .find((key) => key.includes('.q.'))!
      .split('.q.')[1]!
    const { server: later, host: reloaded } = fakeServer()
    const after = reloaded()
    expect(after.restore()).toEqual({ index: 1, answers: { s1: rating }, verdicts: {} })
    const late: unknown[] = []
    after.onLateVerdict?.((slideId, told) => late.push([slideId, told]))
    await vi.advanceTimersByTimeAsync(100)
    expect([...later.stored.keys()]).toEqual([id])
    expect(late).toEqual([['s1', verdict]])
    expect(after.restore()?.verdicts).toEqual({ s1: { correct: null, feedback: null, solution: [] } })
  })

  it.each([
    // Once more by beginning again: it may be the token that is too old.
    [410, 'closed', 4],
    [404, 'closed', 4],
    [422, 'refused', 3],
    [409, 'taken', 3],
  ])('does not repeat what is refused for good: %i', async (status, reason, calls) => {
    const { server, host } = fakeServer()
    const player = host()
    await player.answer('s0', rating, 1)
    server.status = status
    const error = await player.answer('s1', rating, 1).catch((reasonGiven: unknown) => reasonGiven)
    expect(error).toBeInstanceOf(HostRefusal)
    expect((error as HostRefusal).reason).toBe(reason)
    expect(server.calls.length).toBe(calls)
    expect(Object.keys(localStorage).filter((key) => key.includes('.q.'))).toEqual([])
  })

  it('goes on under a new token where the old one is refused', async () => {
    const { server, host } = fakeServer()
    const player = host()
    await player.answer('s0', rating, 1)
    server.tokens = ['T2']
    expect(await player.answer('s1', rating, 1)).toEqual(verdict)
    expect(await player.complete()).toEqual({ kind: 'thanks' })
    expect(server.stored.size).toBe(2)
    expect(server.calls.map(({ body }) => body.token)).toEqual([undefined, 'T', 'T', undefined, 'T2', 'T2'])
  })

  it('sends in the order of answering, even when the clock is set back', async () => {
    const { server, host } = fakeServer()
    server.away = 1
    const player = host()
    const times = [1_700_000_000_000, 1_600_000_000_000, 1_500_000_000_000]
    const answered = times.map((time, at) => {
      vi.setSystemTime(time)
      return player.answer('s1', { kind: 'rating', value: at }, 1)
    })
    await vi.advanceTimersByTimeAsync(5000)
    await Promise.all(answered)
    expect([...server.stored.values()]).toMatchObject([0, 1, 2].map((value) => ({ answer: { value } })))
  })

  it('says when the browser keeps nothing', async () => {
    fillStorage()
    const { server, host } = fakeServer()
    server.away = 1
    const player = host()
    const told: (boolean | undefined)[] = []
    player.onWaiting((_waiting, _away, isKept) => told.push(isKept))
    void player.answer('s1', rating, 1)
    expect(told.at(-1)).toBe(false)
    await vi.advanceTimersByTimeAsync(5000)
    expect(server.stored.size).toBe(1)
    vi.unstubAllGlobals()
  })

  it('starts anew under another attempt', async () => {
    const { server, host } = fakeServer()
    const player = host()
    await player.answer('s1', rating, 1)
    player.restart()
    await player.answer('s1', rating, 1)
    const attempts = server.calls.filter(({ path }) => path.endsWith('/attempts')).map(({ body }) => body.id)
    expect(new Set(attempts).size).toBe(2)
    expect(player.restore()).toBeNull()
  })

  it('does without storage', async () => {
    fillStorage()
    const { server, host } = fakeServer()
    server.away = 1
    const answered = host().answer('s1', rating, 1)
    await vi.advanceTimersByTimeAsync(5000)
    expect(await answered).toEqual(verdict)
    vi.unstubAllGlobals()
  })
})

it('makes UUIDs of version 7 that sort by time', () => {
  const made = [1, 1000, 1_700_000_000_000, 1_700_000_000_001].map((now) => uuidV7(now))
  for (const id of made) expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/)
  expect([...made].sort()).toEqual(made)
})
