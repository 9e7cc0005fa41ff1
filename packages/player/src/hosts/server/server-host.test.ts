// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { HostRefusal } from '../host.ts'
// Loaded after the first slide: imported here, so that it is available at once.
import './background.ts'
import { createServerHost } from './server-host.ts'
import { sendEarlierAnswers } from './outbox/earlier-answers.ts'
import { uuidV7 } from './uuid.ts'

const deck = { deckId: uuidV7(), versionId: uuidV7(), shortid: 'abcdefgh', language: 'en' } as const
const rating = { kind: 'rating', value: 4 } as const
const verdict = { correct: null, feedback: 'Thanks', solution: [] }

interface Call {
  readonly path: string
  readonly body: {
    readonly id?: string
    readonly token?: string
    readonly pass?: string
    readonly secret?: string
    readonly answer?: { readonly id: string; readonly slideId: string }
  }
}

const refuse = (code: string, status: number, words = 'No.') =>
  new Response(JSON.stringify({ errors: [words], code }), { status })
/** As a proxy or a captive portal answers. */
const page = (status: number) => new Response('<!doctype html><title>Sign in</title>', { status })

/** Can be offline, and stores each answer once. */
function fakeServer() {
  const calls: Call[] = []
  const stored = new Map<string, unknown>()
  const server = {
    away: 0,
    refusal: null as ((call: Call) => Response | null) | null,
    calls,
    stored,
    tokens: ['T'],
  }
  const send = (async (url: string, init: { body: string }) => {
    const call = { path: url, body: JSON.parse(init.body) as Call['body'] }
    calls.push(call)
    if (server.away > 0) {
      server.away -= 1
      throw new TypeError('failed to fetch')
    }
    const refusal = server.refusal?.(call)
    if (refusal) return refusal
    const begins = call.path.endsWith('/attempts')
    if (!begins && call.body.token && !server.tokens.includes(call.body.token)) return refuse('gone', 410)
    if (call.body.answer) stored.set(call.body.answer.id, call.body.answer)
    const reply = begins
      ? { attempt: { id: call.body.id, token: server.tokens.at(-1) } }
      : call.path.endsWith('/complete')
        ? { ending: { kind: 'thanks' } }
        : { verdict }
    return new Response(JSON.stringify(reply))
  }) as unknown as typeof fetch
  return {
    server,
    host: (pass?: string) =>
      createServerHost({ deck, api: '/api/v2', media: '/media', source: 'test', medium: 'post', pass, fetch: send }),
  }
}

const waiting = () => Object.keys(localStorage).filter((key) => key.includes('.q.'))

function fillStorage(): void {
  const setItem = () => {
    throw new DOMException('full', 'QuotaExceededError')
  }
  vi.stubGlobal('localStorage', { setItem, getItem: () => null, removeItem: () => undefined })
}

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
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
    expect(server.calls[0]!.body).toMatchObject({
      versionId: deck.versionId,
      language: 'en',
      source: 'test',
      medium: 'post',
    })
    expect(server.calls[1]!.body).toMatchObject({ token: 'T', answer: { slideId: 's1', answer: rating, spent: 1200 } })
    expect(await player.complete()).toEqual({ kind: 'thanks' })
  })

  it('keeps answers while the connection is away, tells so, and sends them under the same ids', async () => {
    const { server, host } = fakeServer()
    server.away = 3
    const player = host()
    const told: string[] = []
    player.onConnection(({ unsent, offline }) => told.push(`${unsent} ${offline}`))
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
    // The attempt is begun once more: the token may have expired.
    ['gone', 410, 'closed', 4],
    ['not_found', 404, 'closed', 4],
    ['answer_rejected', 422, 'refused', 3],
    ['rule_broken', 422, 'already_answered', 3],
  ])('does not repeat what is refused for good: %s', async (code, status, reason, calls) => {
    const { server, host } = fakeServer()
    const player = host()
    await player.answer('s0', rating, 1)
    server.refusal = () => refuse(code, status, 'That is all.')
    const error = await player.answer('s1', rating, 1).catch((reasonGiven: unknown) => reasonGiven)
    expect(error).toBeInstanceOf(HostRefusal)
    expect(error).toMatchObject({ reason, message: 'That is all.' })
    expect(server.calls.length).toBe(calls)
    expect(waiting()).toEqual([])
  })

  it.each([200, 302, 403, 404, 410, 422])(
    'takes a %i that is not our server’s for a connection that is away',
    async (status) => {
      const { server, host } = fakeServer()
      const player = host()
      const told: string[] = []
      player.onConnection(({ unsent, offline }) => told.push(`${unsent} ${offline}`))
      server.refusal = () => page(status)
      const answered = player.answer('s1', rating, 1)
      await vi.advanceTimersByTimeAsync(20_000)
      expect(waiting()).toHaveLength(1)
      expect(told.at(-1)).toBe('1 true')
      server.refusal = null
      await vi.advanceTimersByTimeAsync(40_000)
      expect(await answered).toEqual(verdict)
      expect([...server.stored.values()]).toMatchObject([{ slideId: 's1' }])
    },
  )

  it.each([
    [200, 'null'],
    [200, '{}'],
    [200, '{"status":"ok"}'],
    [200, '{"verdict":null,"attempt":null}'],
    [403, 'null'],
    [403, '{"code":"not_allowed"}'],
    [403, '{"code":"not_allowed","errors":"Blocked"}'],
    [404, '{"code":404,"errors":["Not here"]}'],
    [422, '"answer_rejected"'],
  ])('keeps an answer and an end where a %i says %s', async (status, text) => {
    const { server, host } = fakeServer()
    const player = host()
    // The first call of each path.
    const seen = new Set<string>()
    server.refusal = ({ path }) => (seen.has(path) ? null : seen.add(path) && new Response(text, { status }))
    const answered = player.answer('s1', rating, 1)
    await vi.advanceTimersByTimeAsync(500)
    expect(waiting()).toHaveLength(1)
    await vi.advanceTimersByTimeAsync(5000)
    expect(await answered).toEqual(verdict)
    const ended = player.complete()
    await vi.advanceTimersByTimeAsync(5000)
    expect(await ended).toEqual({ kind: 'thanks' })
    expect(seen.size).toBe(3)
    expect(server.stored.size).toBe(1)
  })

  describe('a deck that asks who comes', () => {
    /** Accepts one pass only. */
    const asking = (good: string) => {
      const fake = fakeServer()
      fake.server.refusal = ({ path, body }) =>
        path.endsWith('/attempts') && body.pass !== good ? refuse('not_allowed', 403) : null
      return fake
    }

    it('keeps the answers where the pass is good no more, says so, and sends them with the next pass', async () => {
      const { server, host } = asking('new')
      const player = host('old')
      const told: string[] = []
      player.onConnection((connection) => told.push(Object.values(connection).join(' ')))
      const answered = player.answer('s1', rating, 1)
      await vi.advanceTimersByTimeAsync(100)
      expect(told.at(-1)).toBe('1 true true true')
      expect(waiting()).toHaveLength(1)
      expect(server.calls).toHaveLength(1)
      // The person passed the entry check in another tab.
      localStorage.setItem('deckle.pass.abcdefgh', 'new')
      dispatchEvent(new StorageEvent('storage', { key: 'deckle.pass.abcdefgh' }))
      expect(await answered).toEqual(verdict)
      expect(told.at(-1)).toBe('0 false true false')
      expect(waiting()).toEqual([])
    })

    it('sends what waits when it is opened again, by the newest pass', async () => {
      const { server, host } = asking('new')
      void host('old').answer('s1', rating, 1)
      await vi.advanceTimersByTimeAsync(100)
      expect(server.stored.size).toBe(0)
      localStorage.setItem('deckle.pass.abcdefgh', 'new')
      const late: unknown[] = []
      host('new').onLateVerdict?.((...told) => late.push(told))
      await vi.advanceTimersByTimeAsync(100)
      expect(late).toEqual([['s1', verdict]])
      expect(waiting()).toEqual([])
    })

    it('sends by the pass of the address what was answered under an older one, though that is not kept', async () => {
      const { server, host } = asking('new')
      void host('old').answer('s1', rating, 1)
      await vi.advanceTimersByTimeAsync(100)
      localStorage.setItem('deckle.pass.abcdefgh', 'older')
      const late: unknown[] = []
      host('new').onLateVerdict?.((...told) => late.push(told))
      await vi.advanceTimersByTimeAsync(100)
      expect(late).toEqual([['s1', verdict]])
      expect(server.calls.map(({ body }) => body.pass)).toEqual(['old', 'old', 'new', undefined])
    })

    it('tries the stored pass last, each once', async () => {
      const { server, host } = asking('stored')
      void host('old').answer('s1', rating, 1)
      await vi.advanceTimersByTimeAsync(100)
      localStorage.setItem('deckle.pass.abcdefgh', 'stored')
      host('mine').onLateVerdict?.(() => undefined)
      await vi.advanceTimersByTimeAsync(100)
      expect(waiting()).toEqual([])
      expect(server.calls.map(({ body }) => body.pass)).toEqual(['old', 'old', 'mine', 'stored', undefined])
    })

    it("sends a person's waiting answers under their own address, and holds up the next one by none", async () => {
      const fake = fakeServer()
      const [asha, ben] = ['email.YXNoYQ.1.a', 'email.YmVu.2.b']
      fake.server.away = Number.POSITIVE_INFINITY
      const first = fake.host(asha)
      void first.answer('s1', rating, 1)
      first.save({ index: 1, answers: { s1: rating }, verdicts: {} })
      await vi.advanceTimersByTimeAsync(100)
      localStorage.setItem('deckle.pass.abcdefgh', ben)
      fake.server.away = 0
      fake.server.refusal = ({ path, body }) =>
        path.endsWith('/attempts') && body.pass === asha ? refuse('not_allowed', 403) : null
      const second = fake.host(ben)
      second.restart()
      fake.server.calls.splice(0)
      expect(await second.answer('s2', rating, 1)).toEqual(verdict)
      expect(await second.complete()).toEqual({ kind: 'thanks' })
      expect(fake.server.calls.flatMap(({ body }) => body.pass ?? [])).toEqual([asha, ben])
      expect([...fake.server.stored.values()]).toMatchObject([{ slideId: 's2' }])
      expect(waiting()).toHaveLength(1)
      fake.server.refusal = null
      fake.host(ben)
      await vi.advanceTimersByTimeAsync(60_000)
      expect(waiting()).toEqual([])
      expect(fake.server.calls.at(-2)?.body.pass).toBe(asha)
    })

    it('drops after 30 days what somebody else has left and is not taken', async () => {
      const { server, host } = fakeServer()
      server.away = Number.POSITIVE_INFINITY
      void host('email.YXNoYQ.1.a').answer('s1', rating, 1)
      await vi.advanceTimersByTimeAsync(100)
      server.away = 0
      server.refusal = ({ path, body }) =>
        path.endsWith('/attempts') && body.pass?.startsWith('email.YXNoYQ') ? refuse('not_allowed', 403) : null
      const next = host('email.YmVu.2.b')
      await next.answer('s2', rating, 1)
      await vi.advanceTimersByTimeAsync(100)
      expect(waiting()).toHaveLength(1)
      vi.setSystemTime(Date.now() + 31 * 86_400_000)
      await next.answer('s3', rating, 1)
      await vi.advanceTimersByTimeAsync(100)
      expect(waiting()).toEqual([])
      expect([...server.stored.values()]).toMatchObject([{ slideId: 's2' }, { slideId: 's3' }])
    })

    it('shows the pass of the address where the stored one is older', async () => {
      localStorage.setItem('deckle.pass.abcdefgh', 'old')
      const { host } = asking('new')
      expect(await host('new').answer('s1', rating, 1)).toEqual(verdict)
    })
  })

  it('leaves on the device what another deck does not take, for its own page to say so', async () => {
    const { server, host } = fakeServer()
    server.away = Number.POSITIVE_INFINITY
    void host().answer('s1', rating, 1)
    await vi.advanceTimersByTimeAsync(100)
    for (const no of [() => refuse('not_allowed', 403), () => refuse('gone', 410)]) {
      vi.stubGlobal('fetch', no)
      await sendEarlierAnswers('/api/v2', uuidV7())
      expect(waiting()).toHaveLength(1)
    }
    vi.advanceTimersByTime(31 * 86_400_000)
    await sendEarlierAnswers('/api/v2', uuidV7())
    expect(waiting()).toEqual([])
    vi.unstubAllGlobals()
  })

  it('goes past what a deck left behind does not take, and drops only that once it is old', async () => {
    const { server, host } = fakeServer()
    server.away = Number.POSITIVE_INFINITY
    const player = host()
    void player.answer('s1', rating, 1)
    player.restart()
    void player.answer('s2', rating, 1)
    void player.answer('s3', rating, 1)
    void player.answer('s4', rating, 1)
    await vi.advanceTimersByTimeAsync(100)
    const [first, , , last] = waiting().map(
      (key) => JSON.parse(localStorage.getItem(key) ?? '') as { attemptId: string },
    )
    const begun: unknown[] = []
    vi.stubGlobal('fetch', async (_url: string, { body }: { body: string }) => {
      const { id, answer } = JSON.parse(body) as Call['body']
      begun.push(...(id ? [id] : []))
      if (id === first?.attemptId) return refuse('not_allowed', 403)
      if (answer?.slideId === 's3') return refuse('answer_rejected', 422)
      return new Response(JSON.stringify(answer ? { verdict } : { attempt: { id, token: 'T' } }))
    })
    vi.advanceTimersByTime(31 * 86_400_000)
    void player.answer('s5', rating, 1)
    await sendEarlierAnswers('/api/v2', uuidV7())
    expect(begun).toEqual([first?.attemptId, last?.attemptId])
    expect(waiting()).toEqual([])
    vi.unstubAllGlobals()
  })

  it('goes on under a new token where the old one is refused', async () => {
    const { server, host } = fakeServer()
    const player = host()
    await player.answer('s0', rating, 1)
    server.tokens = ['T2']
    expect(await player.answer('s1', rating, 1)).toEqual(verdict)
    expect(await player.complete()).toEqual({ kind: 'thanks' })
    expect(server.stored.size).toBe(2)
    expect(server.calls.map(({ body }) => body.token)).toEqual([undefined, 'T', 'T', 'T', 'T2', 'T2'])
  })

  it('shows the secret that it made for an attempt each time it begins it, and keeps it as long as the attempt', async () => {
    const { server, host } = fakeServer()
    server.away = 1
    await host().answer('s0', rating, 1)
    const secrets = () => [...new Set(server.calls.flatMap(({ body }) => body.secret ?? []))]
    expect(server.calls.filter(({ body }) => body.secret)).toHaveLength(2)
    expect(secrets()).toEqual([expect.stringMatching(/^[0-9a-f]{32}$/)])
    server.tokens = ['T2']
    // After a reload, with an expired token.
    const again = host()
    await again.answer('s1', rating, 1)
    expect(secrets()).toHaveLength(1)
    again.restart()
    await again.answer('s0', rating, 1)
    await again.complete()
    expect(secrets()).toHaveLength(2)
    expect(Object.keys(localStorage).filter((key) => key.includes('.secret.'))).toHaveLength(1)
  })

  it('does not reach the end where an answer on the way there is refused: the person is asked again', async () => {
    const { server, host } = fakeServer()
    const player = host()
    await player.answer('s0', rating, 1)
    server.refusal = ({ body }) => (body.answer?.slideId === 's1' ? refuse('answer_rejected', 422) : null)
    const refused = player.answer('s1', rating, 1).catch((error: unknown) => error)
    const reached = vi.fn()
    void player.complete().then(reached)
    expect(await refused).toMatchObject({ reason: 'refused' })
    await vi.advanceTimersByTimeAsync(1000)
    expect(reached).not.toHaveBeenCalled()
    expect(server.calls.some(({ path }) => path.endsWith('/complete'))).toBe(false)
    server.refusal = null
    await player.answer('s1', rating, 1)
    expect(await player.complete()).toEqual({ kind: 'thanks' })
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
    player.onConnection(({ isStored }) => told.push(isStored))
    void player.answer('s1', rating, 1)
    await vi.advanceTimersByTimeAsync(100)
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
    expect(player.restore()).toBeNull()
    await player.answer('s1', rating, 1)
    const attempts = server.calls.filter(({ path }) => path.endsWith('/attempts')).map(({ body }) => body.id)
    expect(new Set(attempts).size).toBe(2)
    expect(player.restore()).toBeNull()
  })

  it('completes the attempt whose end was reached, though it is started again before that is sent', async () => {
    const { server, host } = fakeServer()
    const player = host()
    await player.answer('s1', rating, 1)
    const ended = player.complete()
    player.restart()
    expect(await ended).toEqual({ kind: 'thanks' })
    const begun = server.calls.filter(({ path }) => path.endsWith('/attempts'))
    expect(begun).toHaveLength(1)
    expect(server.calls.at(-1)?.path).toContain(`${begun[0]?.body.id}/complete`)
  })

  it('begins nothing when the newest figures are asked for after another tab has started again', async () => {
    const { server, host } = fakeServer()
    const [one, two] = [host(), host()]
    await one.answer('s1', rating, 1)
    await one.complete()
    two.restart()
    await one.complete()
    await two.answer('s1', rating, 1)
    await one.complete()
    const begun = server.calls.flatMap(({ path, body }) => (path.endsWith('/attempts') ? (body.id ?? '') : []))
    expect(begun).toHaveLength(2)
    const completed = server.calls.flatMap(({ path }) => /attempts\/(.*)\/complete/.exec(path)?.[1] ?? [])
    expect(completed).toEqual([begun[0], begun[0], begun[0]])
  })

  it('begins with the end of a deck that asks for nothing', async () => {
    const { server, host } = fakeServer()
    expect(await host().complete()).toEqual({ kind: 'thanks' })
    expect(server.calls.map(({ path }) => path.split('/').at(-1))).toEqual(['attempts', 'complete'])
  })

  it.each([
    ['invite.VDE.1.a', 'invite.VDI.1.b'],
    ['ticket.VDE.1.a', 'invite.VDI.1.b'],
    ['email.YXNoYQ.1.a', 'email.YmVu.1.b'],
  ])('shows what one person played to no other on the same device: %s, %s', async (first, second) => {
    const { server, host } = fakeServer()
    const asha = host(first)
    await asha.answer('s1', rating, 1)
    server.away = 1
    void asha.answer('s2', rating, 1)
    const play = { index: 2, answers: { s1: rating, s2: rating }, verdicts: { s1: verdict } }
    asha.save(play)
    // Another pass of the same person.
    expect(host(first.replace('.1.', '.9.').replace('ticket', 'invite')).restore()).toMatchObject({ index: 2 })
    const ben = host(second)
    expect(ben.restore()).toBeNull()
    await ben.answer('s1', rating, 1)
    await vi.advanceTimersByTimeAsync(5000)
    const begun = server.calls.filter(({ path }) => path.endsWith('/attempts')).map(({ body }) => [body.pass, body.id])
    expect(new Map(begun as [string, string][]).size).toBe(2)
    // Unsent answers are still sent, to their own attempt.
    expect(server.stored.size).toBe(3)
    expect(waiting()).toEqual([])
  })

  it('goes on with what was begun before the deck asked who comes', async () => {
    const { host } = fakeServer()
    const player = host()
    await player.answer('s1', rating, 1)
    player.save({ index: 1, answers: { s1: rating }, verdicts: { s1: verdict } })
    expect(host('email.YXNoYQ.1.a').restore()).toMatchObject({ index: 1 })
  })

  it('has the finished attempt again where the deck lets nobody start anew', async () => {
    const { server, host } = fakeServer()
    const player = host()
    await player.answer('s1', rating, 1)
    await player.complete()
    const finished = { index: 2, answers: { s1: rating }, verdicts: { s1: verdict }, ended: true }
    player.save(finished)
    player.restart()
    const moved = vi.fn()
    player.onOtherTab?.(moved)
    server.refusal = ({ path }) => (path.endsWith('/attempts') ? refuse('gone', 410, 'It is full.') : null)
    await expect(player.answer('s1', { kind: 'rating', value: 1 }, 1)).rejects.toMatchObject({ message: 'It is full.' })
    expect(moved.mock.calls).toEqual([[finished]])
    expect(await player.complete()).toEqual({ kind: 'thanks' })
    expect(server.calls.at(-1)?.path).toContain(server.calls[0]?.body.id)
  })

  it('keeps the token of an attempt by its deck’s short id, until it is finished', async () => {
    const { host } = fakeServer()
    const player = host()
    await player.answer('s1', rating, 1)
    expect(localStorage.getItem('deckle.begun.abcdefgh')).toBe('T')
    await player.complete()
    expect(localStorage.getItem('deckle.begun.abcdefgh')).toBeNull()
  })

  it('keeps that of the version that is played, whatever is sent of an earlier one', async () => {
    const { server, host } = fakeServer()
    server.away = Number.POSITIVE_INFINITY
    void host().answer('s1', rating, 1)
    await vi.advanceTimersByTimeAsync(100)
    localStorage.setItem('deckle.begun.abcdefgh', 'NEW')
    vi.stubGlobal('fetch', async (_url: string, { body }: { body: string }) => {
      const { id } = JSON.parse(body) as Call['body']
      return new Response(JSON.stringify(id ? { attempt: { id, token: 'OLD' } } : { verdict }))
    })
    await sendEarlierAnswers('/api/v2', uuidV7())
    expect(waiting()).toEqual([])
    expect(localStorage.getItem('deckle.begun.abcdefgh')).toBe('NEW')
    vi.unstubAllGlobals()
  })

  it('keeps no token of an attempt that nothing is left of', async () => {
    const { host } = fakeServer()
    const player = host()
    const tokens = () => Object.keys(localStorage).filter((key) => key.includes('.token.'))
    for (let times = 0; times < 3; times += 1) {
      await player.answer('s1', rating, 1)
      await player.complete()
      player.restart()
    }
    await player.answer('s1', rating, 1)
    await vi.advanceTimersByTimeAsync(100)
    expect(tokens()).toHaveLength(1)
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
