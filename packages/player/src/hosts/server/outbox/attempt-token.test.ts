// @vitest-environment happy-dom
import { describe, expect, it, vi } from 'vitest'
import { fakeServer, rating, resetEachTest, verdict } from '../test/fake-server.ts'

resetEachTest()

describe('an attempt and its token', () => {
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
    server.failing = 1
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

  it('keeps the token of an attempt by its deck’s short id, until it is finished', async () => {
    const { host } = fakeServer()
    const player = host()
    await player.answer('s1', rating, 1)
    expect(localStorage.getItem('deckle.begun.abcdefgh')).toBe('T')
    await player.complete()
    expect(localStorage.getItem('deckle.begun.abcdefgh')).toBeNull()
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
})
