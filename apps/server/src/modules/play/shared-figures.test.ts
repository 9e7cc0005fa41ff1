import { describe, expect, it } from 'vitest'
import { createSharedFigures } from './shared-figures.ts'

function world(takes = 10) {
  let time = 1_000_000
  let stored = 0
  const runs: string[] = []
  const ends: (() => void)[] = []
  const figures = createSharedFigures(
    (key) => {
      runs.push(key)
      const seen = stored
      return new Promise<number>((resolve) =>
        ends.push(() => {
          time += takes
          resolve(seen)
        }),
      )
    },
    () => time,
  )
  return {
    figures,
    runs,
    store: () => (stored += 1),
    pass: (ms: number) => (time += ms),
    /** Finishes the running computation and those that start after it. */
    end: async () => {
      for (let end = ends.shift(); end; end = ends.shift()) {
        end()
        await new Promise((resolve) => setImmediate(resolve))
      }
    },
  }
}

describe('shared figures', () => {
  it('are computed once for all who ask at once', async () => {
    const { figures, runs, end } = world()
    const requests = Array.from({ length: 200 }, () => figures.get('deck', false))
    await end()
    expect(await Promise.all(requests)).toEqual(Array.from({ length: 200 }, () => 0))
    expect(runs).toEqual(['deck'])
  })

  it('hold what was stored before somebody new requests, with one more computation for all of those', async () => {
    const { figures, runs, store, end } = world()
    const first = figures.get('deck', true)
    store()
    const others = [figures.get('deck', true), figures.get('deck', true)]
    await end()
    expect([await first, ...(await Promise.all(others))]).toEqual([0, 1, 1])
    expect(runs).toHaveLength(2)
  })

  it('are as old as five seconds for who has seen some', async () => {
    const { figures, runs, store, pass, end } = world()
    const first = figures.get('deck', false)
    await end()
    expect(await first).toBe(0)
    store()
    pass(4900)
    expect(await figures.get('deck', false)).toBe(0)
    pass(200)
    const later = figures.get('deck', false)
    await end()
    expect([await later, runs.length]).toEqual([1, 2])
  })

  it('that take long are computed a fifth of the time at most', async () => {
    const { figures, runs, store, pass, end } = world(2000)
    const first = figures.get('deck', true)
    await end()
    await first
    store()
    pass(7900)
    expect(await figures.get('deck', true)).toBe(0)
    pass(200)
    const later = figures.get('deck', true)
    await end()
    expect([await later, runs.length]).toEqual([1, 2])
  })

  it('are computed again after a failure, for those who waited too', async () => {
    let fails = true
    const figures = createSharedFigures(async () => {
      if (fails) throw new Error('away')
      return 1
    })
    const first = figures.get('deck', true)
    const second = figures.get('deck', true)
    fails = false
    await expect(first).rejects.toThrow('away')
    expect(await second).toBe(1)
  })
})
