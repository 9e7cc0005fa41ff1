import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { createGroupCommit } from './group-commit.ts'

/** Lets what is planned for the next turns of the event loop happen. */
async function turns(): Promise<void> {
  for (let turn = 0; turn < 3; turn++) await new Promise(setImmediate)
}

describe('group commit', () => {
  it('commits in one statement what arrives together, two statements at a time', async () => {
    const groups: number[] = []
    let release = (): void => undefined
    const released = new Promise<void>((resolve) => (release = resolve))
    const intake = createGroupCommit<number, number>({
      keyOf: String,
      commit: async (items) => {
        groups.push(items.length)
        await released
        return items.map((item) => item * 2)
      },
    })
    const waves = []
    for (let wave = 0; wave < 5; wave++) {
      waves.push(...Array.from({ length: 20 }, (_, n) => intake.add(wave * 20 + n)))
      await turns()
    }
    expect(groups).toEqual([20, 20])
    release()
    expect(await Promise.all(waves)).toEqual(Array.from({ length: 100 }, (_, n) => n * 2))
    expect(groups).toEqual([20, 20, 60])
  })

  it('lets no item fail for its neighbour', async () => {
    const intake = createGroupCommit<number, number>({
      keyOf: String,
      commit: async (items) => {
        if (items.includes(3)) throw new Error('three')
        return [...items]
      },
    })
    const results = await Promise.allSettled([1, 2, 3, 4].map((item) => intake.add(item)))
    expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'rejected', 'fulfilled'])
  })

  it('tries nothing one by one while the database is away', async () => {
    let tries = 0
    const intake = createGroupCommit<number, number>({
      keyOf: String,
      commit: () => {
        tries++
        return Promise.reject(Object.assign(new Error('terminating connection'), { code: '57P01' }))
      },
    })
    const results = await Promise.allSettled([1, 2, 3].map((item) => intake.add(item)))
    expect(results.every(({ status }) => status === 'rejected')).toBe(true)
    expect(tries).toBe(1)
  })

  it('never puts two items of one key into one statement, and keeps their order', async () => {
    const groups: string[][] = []
    const intake = createGroupCommit<string, string>({
      keyOf: (item) => item[0] ?? '',
      commit: async (items) => {
        groups.push([...items])
        return [...items]
      },
    })
    await Promise.all(['a1', 'b1', 'a2', 'a3'].map((item) => intake.add(item)))
    expect(groups.every((group) => new Set(group.map((item) => item[0])).size === group.length)).toBe(true)
    expect(groups.flat().filter((item) => item.startsWith('a'))).toEqual(['a1', 'a2', 'a3'])
  })

  it('lets nothing wait for long for a database that says nothing, and goes on once it does', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] })
    onTestFinished(() => void vi.useRealTimers())
    let thaw = (): void => undefined
    const frozen = new Promise<void>((resolve) => (thaw = resolve))
    const committed: number[] = []
    const intake = createGroupCommit<number, number>({
      keyOf: () => 'one',
      longestWait: 50,
      commit: async (items) => {
        await frozen
        committed.push(...items)
        return [...items]
      },
    })
    const settled = Promise.allSettled([1, 2, 3].map((item) => intake.add(item)))
    await vi.advanceTimersByTimeAsync(60)
    const results = await settled
    for (const result of results) expect(result).toMatchObject({ status: 'rejected', reason: { code: 'unavailable' } })
    thaw()
    expect(await intake.add(4)).toBe(4)
    // Two were being committed; the third was not begun.
    expect(committed).toEqual([1, 2, 4])
  })

  it('tries nothing one by one while the disk is full', async () => {
    let tries = 0
    const intake = createGroupCommit<number, number>({
      keyOf: String,
      commit: () => {
        tries++
        return Promise.reject(Object.assign(new Error('No space left on device'), { code: '53100' }))
      },
    })
    const results = await Promise.allSettled([1, 2, 3].map((item) => intake.add(item)))
    expect([tries, results.map(({ status }) => status)]).toEqual([1, ['rejected', 'rejected', 'rejected']])
  })

  it('refuses what is too much to wait', async () => {
    const intake = createGroupCommit<number, number>({
      keyOf: String,
      longestQueue: 2,
      commit: async (items) => [...items],
    })
    const results = await Promise.allSettled([1, 2, 3].map((item) => intake.add(item)))
    expect(results[2]).toMatchObject({ status: 'rejected', reason: { code: 'unavailable' } })
  })
})
