/** The tasks of this process: running ones, and ended ones whose end the queue may not have recorded. */
export interface HeldTasks {
  run(id: string, task: () => Promise<void>): Promise<void>
  has(id: string): boolean
  isEmpty(): boolean
  /** Forgets ended tasks that the queue no longer shows as locked by this process. */
  evictRecorded(listLocked: () => Promise<ReadonlySet<string>>): Promise<void>
}

export function createHeldTasks(): HeldTasks {
  const running = new Set<string>()
  const ended = new Set<string>()
  return {
    async run(id, task) {
      running.add(id)
      try {
        await task()
      } finally {
        running.delete(id)
        ended.add(id)
      }
    },
    has: (id) => running.has(id) || ended.has(id),
    isEmpty: () => running.size === 0 && ended.size === 0,
    async evictRecorded(listLocked) {
      // A task that ends during the query may be missing in its result.
      const endedBefore = [...ended]
      const locked = await listLocked()
      for (const id of endedBefore) if (!locked.has(id)) ended.delete(id)
    },
  }
}
