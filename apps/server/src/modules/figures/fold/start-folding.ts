import type { Logger } from 'pino'
import type { Db } from '../../../db/database.ts'
import { type FigureState, REST } from './figure-state.ts'
import { listWaiting } from './queries-queue.ts'

/** Milliseconds between looks at the queue. */
const PAUSE = 1000
/** After a failure, a longer one. */
const AFTER_FAILURE = 5000

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
 * Counts what waits in the queue, as long as the server runs: at most a fifth of the time, so that what is being played
 * comes first.
 */
export function startFolding({ db, figures, log }: FoldingParts): Folding {
  let isStopping = false
  let timer: NodeJS.Timeout | undefined
  let running = Promise.resolve()

  async function foldWaiting(): Promise<void> {
    for (const clientId of await listWaiting(db)) {
      if (isStopping) return
      await figures.fold(clientId)
    }
  }

  function plan(pause: number): void {
    timer = setTimeout(() => {
      const began = performance.now()
      running = foldWaiting().then(
        () => next(Math.max(PAUSE, (performance.now() - began) * REST)),
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
