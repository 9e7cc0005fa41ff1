// @vitest-environment happy-dom
import { describe, expect, it, vi } from 'vitest'
import { fakeServer, rating, refuse, resetEachTest, verdict } from './test/fake-server.ts'

resetEachTest()

describe('completing and starting again', () => {
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
})
