import type { Logger } from 'pino'
import type { Db } from '../../../db/database.ts'
import { type FigureState, REST } from './figure-state.ts'
import { listWaiting } from './queries-queue.ts'

/** Milliseconds between looks at the queue. */
const PAUSE = 1000
/** After a failure, a longer one. */
const AFTER_FAILURE = 5000
/** A server is busy while its event loop works for more of the time than this, its own counting aside. */
const BUSY = 0.5
/** Then counting rests so many times as long as it took, but no longer than figures may be late for it. */
const REST_WHILE_BUSY = 19
const LATEST = 3000

interface FoldingParts {
  readonly db: Db
  readonly figures: FigureState
  readonly log: Logger
}

export interface Folding {
  /** Resolves once the transaction that runs has ended. */
  stop(): Promise<void>
}

/**
 * Counts what waits in the queue, as long as the server runs: at most a fifth of the time, and less while the server is
 * busy, so that what is being played comes first.
 */
export function startFolding({ db, figures, log }: FoldingParts): Folding {
  let isStopping = false
  let timer: NodeJS.Timeout | undefined
  let running = Promise.resolve()
  let rested = performance.eventLoopUtilization()

  async function foldWaiting(): Promise<void> {
    for (const clientId of await listWaiting(db)) {
      if (isStopping) return
      await figures.fold(clientId)
    }
  }

  function plan(pause: number): void {
    rested = performance.eventLoopUtilization()
    timer = setTimeout(() => {
      const began = performance.now()
      const { utilization } = performance.eventLoopUtilization(rested)
      running = foldWaiting().then(
        () => next(pauseAfter(performance.now() - began, utilization)),
        (err: unknown) => {
          log.warn({ err }, 'Figures could not be counted; they are tried again.')
          next(AFTER_FAILURE)
        },
      )
    }, pause)
    timer.unref()
  }

  const next = (pause: number) => {
    if (!isStopping) plan(pause)
  }

  plan(PAUSE)
  return {
    async stop() {
      isStopping = true
      clearTimeout(timer)
      await running
    },
  }
}

/** @param took milliseconds */
function pauseAfter(took: number, utilization: number): number {
  const pause = Math.max(PAUSE, took * REST)
  return utilization < BUSY ? pause : Math.max(pause, Math.min(took * REST_WHILE_BUSY, LATEST))
}
