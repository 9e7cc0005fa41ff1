// @vitest-environment happy-dom
import { describe, expect, it, vi } from 'vitest'
import { fakeServer, rating, refuse, resetEachTest, verdict, waiting } from '../test/fake-server.ts'

resetEachTest()

describe('a deck with an entry check', () => {
  const acceptingOnly = (good: string) => {
    const fake = fakeServer()
    fake.server.refusal = ({ path, body }) =>
      path.endsWith('/attempts') && body.pass !== good ? refuse('not_allowed', 403) : null
    return fake
  }

  it('keeps the answers where the pass is good no more, says so, and sends them with the next pass', async () => {
    const { server, host } = acceptingOnly('new')
    const player = host('old')
    const states: string[] = []
    player.onConnection((connection) => states.push(Object.values(connection).join(' ')))
    const answered = player.answer('s1', rating, 1)
    await vi.advanceTimersByTimeAsync(100)
    expect(states.at(-1)).toBe('1 true true true')
    expect(waiting()).toHaveLength(1)
    expect(server.calls).toHaveLength(1)
    // The person passed the entry check in another tab.
    localStorage.setItem('deckle.pass.abcdefgh', 'new')
    dispatchEvent(new StorageEvent('storage', { key: 'deckle.pass.abcdefgh' }))
    expect(await answered).toEqual(verdict)
    expect(states.at(-1)).toBe('0 false true false')
    expect(waiting()).toEqual([])
  })

  it('sends what waits when it is opened again, by the newest pass', async () => {
    const { server, host } = acceptingOnly('new')
    void host('old').answer('s1', rating, 1)
    await vi.advanceTimersByTimeAsync(100)
    expect(server.stored.size).toBe(0)
    localStorage.setItem('deckle.pass.abcdefgh', 'new')
    const late: unknown[] = []
    host('new').onLateVerdict?.((...verdicts) => late.push(verdicts))
    await vi.advanceTimersByTimeAsync(100)
    expect(late).toEqual([['s1', verdict]])
    expect(waiting()).toEqual([])
  })

  it('sends by the pass of the address what was answered under an older one, though that is not kept', async () => {
    const { server, host } = acceptingOnly('new')
    void host('old').answer('s1', rating, 1)
    await vi.advanceTimersByTimeAsync(100)
    localStorage.setItem('deckle.pass.abcdefgh', 'older')
    const late: unknown[] = []
    host('new').onLateVerdict?.((...verdicts) => late.push(verdicts))
    await vi.advanceTimersByTimeAsync(100)
    expect(late).toEqual([['s1', verdict]])
    expect(server.calls.map(({ body }) => body.pass)).toEqual(['old', 'old', 'new', undefined])
  })

  it('tries the stored pass last, each once', async () => {
    const { server, host } = acceptingOnly('stored')
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
    fake.server.failing = Number.POSITIVE_INFINITY
    const first = fake.host(asha)
    void first.answer('s1', rating, 1)
    first.save({ index: 1, answers: { s1: rating }, verdicts: {} })
    await vi.advanceTimersByTimeAsync(100)
    localStorage.setItem('deckle.pass.abcdefgh', ben)
    fake.server.failing = 0
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
    server.failing = Number.POSITIVE_INFINITY
    void host('email.YXNoYQ.1.a').answer('s1', rating, 1)
    await vi.advanceTimersByTimeAsync(100)
    server.failing = 0
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
    const { host } = acceptingOnly('new')
    expect(await host('new').answer('s1', rating, 1)).toEqual(verdict)
  })

  it.each([
    ['invite.VDE.1.a', 'invite.VDI.1.b'],
    ['ticket.VDE.1.a', 'invite.VDI.1.b'],
    ['email.YXNoYQ.1.a', 'email.YmVu.1.b'],
  ])('shows what one person played to no other on the same device: %s, %s', async (first, second) => {
    const { server, host } = fakeServer()
    const asha = host(first)
    await asha.answer('s1', rating, 1)
    server.failing = 1
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
})
