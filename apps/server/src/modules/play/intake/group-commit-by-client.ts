import { createGroupCommit, type GroupCommit, type GroupCommitOptions } from './group-commit.ts'

interface Lane<Item, Result> extends GroupCommit<Item, Result> {
  waiting: number
}

/**
 * Group commits of one client each, for a distributed database: a statement asks one machine, and the clients of a machine
 * that is away don't hold up others.
 */
export function createGroupCommitByClient<Item extends { readonly clientId: string }, Result>(
  options: GroupCommitOptions<Item, Result>,
): GroupCommit<Item, Result> {
  const lanes = new Map<string, Lane<Item, Result>>()
  return {
    async add(item) {
      const lane = lanes.get(item.clientId) ?? { ...createGroupCommit(options), waiting: 0 }
      lanes.set(item.clientId, lane)
      lane.waiting++
      try {
        return await lane.add(item)
      } finally {
        lane.waiting--
        if (lane.waiting === 0) lanes.delete(item.clientId)
      }
    },
  }
}
