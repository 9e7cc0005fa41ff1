// @vitest-environment happy-dom
import { describe, expect, it, vi } from 'vitest'
import { deck, fakeServer, fillStorage, rating, refuse, resetEachTest, verdict } from './test/fake-server.ts'

resetEachTest()

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
    server.failing = 3
    const player = host()
    const states: string[] = []
    player.onConnection(({ unsent, offline }) => states.push(`${unsent} ${offline}`))
    const answered = player.answer('s1', rating, 1)
    await vi.advanceTimersByTimeAsync(20_000)
    expect(await answered).toEqual(verdict)
    expect(server.stored.size).toBe(1)
    expect(states).toEqual(['0 false', '1 false', '1 true', '1 false', '0 false'])
  })

  it('sends after a reload what was not sent before it, and tells the verdict late', async () => {
    const { server, host } = fakeServer()
    server.failing = Number.POSITIVE_INFINITY
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
    after.onLateVerdict?.((slideId, outcome) => late.push([slideId, outcome]))
    await vi.advanceTimersByTimeAsync(100)
    expect([...later.stored.keys()]).toEqual([id])
    expect(late).toEqual([['s1', verdict]])
    expect(after.restore()?.verdicts).toEqual({ s1: { correct: null, feedback: null, solution: [] } })
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
    server.failing = 1
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
    server.failing = 1
    const player = host()
    const states: (boolean | undefined)[] = []
    player.onConnection(({ isStored }) => states.push(isStored))
    void player.answer('s1', rating, 1)
    await vi.advanceTimersByTimeAsync(100)
    expect(states.at(-1)).toBe(false)
    await vi.advanceTimersByTimeAsync(5000)
    expect(server.stored.size).toBe(1)
    vi.unstubAllGlobals()
  })

  it('does without storage', async () => {
    fillStorage()
    const { server, host } = fakeServer()
    server.failing = 1
    const answered = host().answer('s1', rating, 1)
    await vi.advanceTimersByTimeAsync(5000)
    expect(await answered).toEqual(verdict)
    vi.unstubAllGlobals()
  })
})
