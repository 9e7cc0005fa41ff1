import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../test/database.ts'
import { limits } from './limits.ts'
import { addressKey, createRateLimits, type RateLimits } from './rate-limit.ts'

let test: TestDatabase
let one: RateLimits
beforeAll(async () => {
  test = await createTestDatabase()
  one = await createRateLimits({ pool: test.pool })
})
// The time of the limits passes only in `later`.
beforeEach(() => void vi.useFakeTimers({ toFake: ['Date', 'performance'] }))
afterEach(() => void vi.useRealTimers())
afterAll(() => test.drop())

const later = (milliseconds: number) => vi.advanceTimersByTime(milliseconds)

const times = async (n: number, act: () => Promise<{ ok: boolean }>) => {
  const verdicts = await Promise.all(Array.from({ length: n }, act))
  return verdicts.filter(({ ok }) => ok).length
}

describe('rate limits', () => {
  it('lets five wrong passwords pass and refuses the sixth, saying how long to wait', async () => {
    expect(await times(5, () => one.limit('signInAccount', 'asha@example.in'))).toBe(5)
    const refusal = await one.limit('signInAccount', 'asha@example.in')
    expect(refusal).toEqual({ ok: false, retryAfterSeconds: expect.any(Number) as number })
    if (!refusal.ok) expect(refusal.retryAfterSeconds).toBeGreaterThan(14 * 60)
    expect(await one.limit('signInAccount', 'ravi@example.in')).toEqual({ ok: true })
  })

  it('holds across servers and restarts, with all at once', async () => {
    const servers = await Promise.all([1, 2, 3, 4].map(() => createRateLimits({ pool: test.pool })))
    const passed = await Promise.all(
      servers.map((server) => times(10, () => server.limit('signInAddress', '203.0.113.7'))),
    )
    expect(passed.reduce((sum, n) => sum + n, 0)).toBe(20)
    const restarted = await createRateLimits({ pool: test.pool })
    expect(await restarted.limit('signInAddress', '203.0.113.7')).toMatchObject({ ok: false })
  })

  it('gives back and forgets', async () => {
    await times(20, () => one.limit('signInAddress', 'b'))
    await one.giveBack('signInAddress', 'b')
    expect(await one.limit('signInAddress', 'b')).toEqual({ ok: true })
    expect(await one.limit('signInAddress', 'b')).toMatchObject({ ok: false })
    await one.clear('signInAddress', 'b')
    expect(await times(25, () => one.limit('signInAddress', 'b'))).toBe(20)
  })

  it('counts wrong guesses alone, and looks at no more of them however many come at once, on whichever server', async () => {
    expect(await times(200, () => one.guess('enterAddress', 'class', true))).toBe(200)
    const { points } = limits.enterNetwork
    expect(await times(points * 3, () => one.guess('enterNetwork', 'class', false))).toBe(points)
    expect(await one.guess('enterNetwork', 'class', true)).toMatchObject({ ok: false })
    const other = await createRateLimits({ pool: test.pool })
    expect(await other.guess('enterNetwork', 'class', true)).toMatchObject({ ok: false })
    expect(await other.guess('enterNetwork', 'another class', true)).toEqual({ ok: true, wrong: 0 })
  })

  it('makes who guesses wrong again and again wait, on every server', async () => {
    const slow = { ...limits, enterAddress: { ...limits.enterAddress, delay: { after: 3, step: 1 } } }
    const [here, there] = await Promise.all([1, 2].map(() => createRateLimits({ pool: test.pool, limits: slow })))
    if (!here || !there) throw new Error('There are two servers.')
    for (let wrong = 1; wrong <= 3; wrong++)
      expect(await here.guess('enterAddress', 'delayed', false)).toEqual({ ok: true, wrong })
    expect(await times(20, () => here.guess('enterAddress', 'delayed', false))).toBe(0)
    expect(await here.guess('enterAddress', 'delayed', true)).toEqual({ ok: false, retryAfterSeconds: 1 })
    expect(await there.guess('enterAddress', 'delayed', true)).toMatchObject({ ok: false })
    expect(await there.guess('enterAddress', 'another', true)).toEqual({ ok: true, wrong: 0 })
    later(1000)
    expect(await there.guess('enterAddress', 'delayed', true)).toMatchObject({ ok: true })
    expect(await there.guess('enterAddress', 'delayed', false)).toEqual({ ok: true, wrong: 4 })
    expect(await there.guess('enterAddress', 'delayed', true)).toEqual({ ok: false, retryAfterSeconds: 2 })
  })

  it('marks what happened, anew each time, for all servers', async () => {
    const short = await createRateLimits({
      pool: test.pool,
      limits: { ...limits, codeSent: { points: 1, seconds: 2, shared: true } },
    })
    expect(await short.isMarked('codeSent', 'x')).toBe(false)
    await short.mark('codeSent', 'x')
    later(1300)
    await short.mark('codeSent', 'x')
    later(1300)
    expect([await short.isMarked('codeSent', 'x'), await one.isMarked('codeSent', 'x')]).toEqual([true, true])
    later(1000)
    expect(await short.isMarked('codeSent', 'x')).toBe(false)
  })

  it('counts in memory what need not be shared', async () => {
    expect(await times(limits.captcha.points + 5, () => one.limit('captcha', 'c'))).toBe(limits.captcha.points)
    const other = await createRateLimits({ pool: test.pool })
    expect(await other.limit('captcha', 'c')).toEqual({ ok: true })
  })

  it('begins anew when the time is over', async () => {
    const short = await createRateLimits({
      pool: test.pool,
      limits: { ...limits, signInAccount: { points: 1, seconds: 1, shared: true } },
    })
    expect(await short.limit('signInAccount', 'short')).toEqual({ ok: true })
    expect(await short.limit('signInAccount', 'short')).toMatchObject({ ok: false, retryAfterSeconds: 1 })
    later(1100)
    expect(await short.limit('signInAccount', 'short')).toEqual({ ok: true })
  })

  it('tells an id once', async () => {
    const other = await createRateLimits({ pool: test.pool })
    const firsts = await Promise.all(Array.from({ length: 10 }, (_, i) => (i % 2 ? one : other).once('token', 60)))
    expect(firsts.filter(Boolean)).toHaveLength(1)
    expect(await one.once('x'.repeat(2000), 60)).toBe(true)
  })

  it('keeps no e-mail address in the clear', async () => {
    const { rows } = await test.pool.query<{ key: string }>('select key from rate_limits')
    expect(rows.length).toBeGreaterThan(3)
    expect(JSON.stringify(rows)).not.toContain('example')
  })

  it('does not take a failing database for a refusal', async () => {
    const gone = await createTestDatabase()
    const broken = await createRateLimits({ pool: gone.pool })
    await gone.drop()
    await expect(broken.limit('signInAccount', 'x')).rejects.toThrow()
  })
})

describe('addressKey', () => {
  it.each([
    ['203.0.113.7', '203.0.113.7'],
    ['::ffff:203.0.113.7', '203.0.113.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:0db8:0001:0002::9', '2001:db8:1:2::/64'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ])('%s → %s', (address, key) => expect(addressKey(address)).toBe(key))
})
