import type { Clicks } from './queries.ts'

export type Click = Omit<Clicks, 'clicks'>

export interface ClickCounter {
  /** Never waits and never fails. */
  readonly add: (click: Click) => void
  /** Resolves once what was added by now is stored, or could not be. */
  readonly settled: () => Promise<void>
}

interface Options {
  /** Stores clicks of one client. */
  readonly store: (clientId: string, clicks: readonly Clicks[]) => Promise<void>
  readonly onError: (error: unknown) => void
  /** Milliseconds until clicks that could not be stored are tried again. */
  readonly pause?: number
}

/** Addresses in one statement. */
const BATCH = 500

/** Counts in memory while a statement is under way, and stores what came together: a thousand clicks are one row. */
export function createClickCounter({ store, onError, pause = 1000 }: Options): ClickCounter {
  let waiting = new Map<string, Clicks>()
  let running: Promise<void> | null = null

  function put(click: Clicks): void {
    const key = `${click.clientId} ${click.urlId} ${click.at} ${click.source}`
    waiting.set(key, { ...click, clicks: (waiting.get(key)?.clicks ?? 0) + click.clicks })
  }

  async function storeAll(): Promise<void> {
    while (waiting.size > 0) {
      const taken = byClient([...waiting.values()])
      waiting = new Map()
      for (const [at, [clientId, clicks]] of taken.entries())
        try {
          await store(clientId, clicks)
        } catch (error) {
          onError(error)
          for (const [, left] of taken.slice(at)) left.forEach(put)
          return
        }
    }
  }

  function start(): void {
    running ??= storeAll().finally(() => {
      running = null
      if (waiting.size > 0) setTimeout(start, pause).unref()
    })
  }

  return {
    add(click) {
      put({ ...click, clicks: 1 })
      // Those that come in the same turn go together.
      setImmediate(start)
    },
    async settled() {
      start()
      await running
    },
  }
}

function byClient(clicks: readonly Clicks[]): readonly (readonly [string, readonly Clicks[]])[] {
  const groups = new Map<string, Clicks[]>()
  for (const one of clicks) groups.set(one.clientId, [...(groups.get(one.clientId) ?? []), one])
  return [...groups].flatMap(([clientId, all]) =>
    Array.from(
      { length: Math.ceil(all.length / BATCH) },
      (_, at) => [clientId, all.slice(at * BATCH, (at + 1) * BATCH)] as const,
    ),
  )
}
