// @vitest-environment happy-dom
import { describe, expect, it, vi } from 'vitest'
import { HostRefusal } from '../host.ts'
import { fakeServer, page, rating, refuse, resetEachTest, verdict, waiting } from './test/fake-server.ts'

resetEachTest()

describe('refusals and replies of others', () => {
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
    const error = await player.answer('s1', rating, 1).catch((reason: unknown) => reason)
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
      const states: string[] = []
      player.onConnection(({ unsent, offline }) => states.push(`${unsent} ${offline}`))
      server.refusal = () => page(status)
      const answered = player.answer('s1', rating, 1)
      await vi.advanceTimersByTimeAsync(20_000)
      expect(waiting()).toHaveLength(1)
      expect(states.at(-1)).toBe('1 true')
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
})
