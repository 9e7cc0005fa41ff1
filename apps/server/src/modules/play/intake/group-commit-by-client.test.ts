import { expect, it } from 'vitest'
import { createGroupCommitByClient } from './group-commit-by-client.ts'

interface Item {
  readonly clientId: string
  readonly n: number
}
const item = (clientId: string, n: number): Item => ({ clientId, n })

it('commits the items of a client together, and those of no other', async () => {
  const groups: Item[][] = []
  const intake = createGroupCommitByClient<Item, number>({
    keyOf: ({ clientId, n }) => `${clientId} ${n}`,
    commit: async (items) => {
      groups.push([...items])
      return items.map(({ n }) => n)
    },
  })
  const items = Array.from({ length: 60 }, (_, n) => item(['a', 'b', 'c'][n % 3] ?? '', n))
  expect(await Promise.all(items.map((one) => intake.add(one)))).toEqual(items.map(({ n }) => n))
  expect(groups.length).toBeLessThan(10)
  for (const group of groups) expect(new Set(group.map(({ clientId }) => clientId)).size).toBe(1)
})

it('a client whose machine does not answer holds up no other', async () => {
  let thaw = (): void => undefined
  const frozen = new Promise<void>((resolve) => (thaw = resolve))
  const intake = createGroupCommitByClient<Item, number>({
    keyOf: ({ n }) => String(n),
    commit: async (items) => {
      if (items[0]?.clientId === 'frozen') await frozen
      return items.map(({ n }) => n)
    },
  })
  const held = Array.from({ length: 20 }, (_, n) => intake.add(item('frozen', n)))
  expect(await Promise.all([1, 2, 3].map((n) => intake.add(item('other', n))))).toEqual([1, 2, 3])
  thaw()
  expect(await Promise.all(held)).toHaveLength(20)
})

it('an item that fails is its client’s, and the client goes on', async () => {
  const intake = createGroupCommitByClient<Item, number>({
    keyOf: ({ n }) => String(n),
    commit: async (items) => {
      if (items.some(({ n }) => n === 1)) throw new Error('one')
      return items.map(({ n }) => n)
    },
  })
  await expect(intake.add(item('a', 1))).rejects.toThrow('one')
  expect(await intake.add(item('a', 2))).toBe(2)
})
