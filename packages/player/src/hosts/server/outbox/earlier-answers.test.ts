// @vitest-environment happy-dom
import { describe, expect, it, vi } from 'vitest'
import { sendEarlierAnswers } from './earlier-answers.ts'
import { type Call, fakeServer, rating, refuse, resetEachTest, verdict, waiting } from '../test/fake-server.ts'
import { uuidV7 } from '../uuid.ts'

resetEachTest()

describe('answers of other decks and earlier versions', () => {
  it('leaves on the device what another deck does not take, for its own page to say so', async () => {
    const { server, host } = fakeServer()
    server.failing = Number.POSITIVE_INFINITY
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
    server.failing = Number.POSITIVE_INFINITY
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

  it('keeps that of the version that is played, whatever is sent of an earlier one', async () => {
    const { server, host } = fakeServer()
    server.failing = Number.POSITIVE_INFINITY
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
})
