import { isConflict, retryConflicts } from '../../../db/retry-conflicts.ts'
import { refuse } from '../../../refusal.ts'
import { refusalOfDatabase } from '../../../http/database-errors.ts'

export interface GroupCommit<Item, Result> {
  /** Resolves once the item is committed. Refuses with `unavailable` while too many wait, and what waits for too long. */
  add(item: Item): Promise<Result>
}

export interface GroupCommitOptions<Item, Result> {
  /** Commits all of them in one statement and answers one result an item, in their order. */
  readonly commit: (items: readonly Item[]) => Promise<readonly Result[]>
  /** Two items of one key never stand in one statement: the later one waits for the next. */
  readonly keyOf: (item: Item) => string
  /** Items in one statement at most. */
  readonly largest?: number
  /** Items that may wait. */
  readonly longestQueue?: number
  /** Milliseconds that an item may wait, in the queue or for the database. One that is committed after all is taken once more without harm. */
  readonly longestWait?: number
}

interface Waiting<Item, Result> {
  readonly item: Item
  readonly resolve: (result: Result) => void
  readonly reject: (error: unknown) => void
  /** By `performance.now()`. */
  readonly since: number
}

const statementsAtOnce = 2

/**
 * Commits what arrives together in one statement: a thousand answers a second cost a hundred commits, not a thousand.
 * Where a statement fails for what is in it, its items are tried one by one, so that none fails for its neighbour.
 */
export function createGroupCommit<Item, Result>({
  commit,
  keyOf,
  largest = 500,
  longestQueue = 10_000,
  longestWait = 10_000,
}: GroupCommitOptions<Item, Result>): GroupCommit<Item, Result> {
  let queue: Waiting<Item, Result>[] = []
  let running = 0
  let isScheduled = false
  const committing = new Set<readonly Waiting<Item, Result>[]>()
  const watch = createWatch(longestWait / 10, () => {
    queue = refuseLate(queue, committing, performance.now() - longestWait)
    return queue.length > 0 || committing.size > 0
  })

  function schedule(): void {
    if (isScheduled || running >= statementsAtOnce || queue.length === 0) return
    isScheduled = true
    setImmediate(() => {
      isScheduled = false
      if (queue.length > 0) void run()
      schedule()
    })
  }

  async function run(): Promise<void> {
    const { group, rest } = nextGroup(queue, keyOf, largest)
    queue = rest
    running++
    committing.add(group)
    await commitGroup(commit, group).finally(() => {
      running--
      committing.delete(group)
      schedule()
    })
  }

  return {
    add(item) {
      if (queue.length >= longestQueue) return Promise.reject(tooLate())
      return new Promise((resolve, reject) => {
        queue.push({ item, resolve, reject, since: performance.now() })
        schedule()
        watch()
      })
    },
  }
}

/** Calls `look` after each interval while it returns true; the returned function starts it, once. */
function createWatch(interval: number, look: () => boolean): () => void {
  let timer: NodeJS.Timeout | undefined
  return function start() {
    if (timer !== undefined) return
    timer = setTimeout(() => {
      timer = undefined
      if (look()) start()
    }, interval)
    timer.unref()
  }
}

/** Rejects what waits since before `limit`, also for a frozen database. Returns the queue without it. */
function refuseLate<Item, Result>(
  queue: readonly Waiting<Item, Result>[],
  committing: ReadonlySet<readonly Waiting<Item, Result>[]>,
  limit: number,
): Waiting<Item, Result>[] {
  for (const waiting of [...queue, ...[...committing].flat()]) if (waiting.since < limit) waiting.reject(tooLate())
  return queue.filter(({ since }) => since >= limit)
}

/** The first items of the queue, one of a key, in their order; the rest keeps its order. */
function nextGroup<Item, Result>(
  queue: readonly Waiting<Item, Result>[],
  keyOf: (item: Item) => string,
  largest: number,
): { group: Waiting<Item, Result>[]; rest: Waiting<Item, Result>[] } {
  const keys = new Set<string>()
  const group: Waiting<Item, Result>[] = []
  const rest: Waiting<Item, Result>[] = []
  for (const waiting of queue) {
    const key = keyOf(waiting.item)
    const fits = group.length < largest && !keys.has(key)
    keys.add(key)
    if (fits) group.push(waiting)
    else rest.push(waiting)
  }
  return { group, rest }
}

async function commitGroup<Item, Result>(
  commit: GroupCommitOptions<Item, Result>['commit'],
  group: readonly Waiting<Item, Result>[],
): Promise<void> {
  try {
    const results = await retryConflicts(() => commit(group.map(({ item }) => item)))
    group.forEach(({ resolve }, at) => resolve(results[at] as Result))
  } catch (error) {
    if (group.length === 1 || isAway(error)) for (const { reject } of group) reject(error)
    else for (const one of group) await commitGroup(commit, [one])
  }
}

const tooLate = () => refuse('unavailable', { retryAfterSeconds: 1 })

/** The database is not there, or full: one by one would fail as well. A conflict is worth the try. */
function isAway(error: unknown): boolean {
  const code = refusalOfDatabase(error)?.code
  return (code === 'unavailable' || code === 'disk_full') && !isConflict(error)
}
