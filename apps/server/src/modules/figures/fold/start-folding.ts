import type { Logger } from 'pino'
import type { Db } from '../../../db/database.ts'
import { foldClient } from './fold-client.ts'
import { listWaiting } from './queries-queue.ts'

/** Milliseconds between looks at the queue. */
const PAUSE = 1000
/** Folding takes at most a fifth of the time, so that what is being played comes first; after trouble, a longer pause. */
const REST = 4
const AFTER_FAILURE = 5000

export interface Folding {
  /** Resolves once the transaction that runs has ended. */
  stop(): Promise<void>
}

/** Counts what waits in the queue, as long as the server runs. */
export function startFolding({ db, log }: { readonly db: Db; readonly log: Logger }): Folding {
  let isStopping = false
  let timer: NodeJS.Timeout | undefined
  let running = Promise.resolve()

  async function foldWaiting(): Promise<void> {
    for (const clientId of await listWaiting(db)) {
      if (isStopping) return
      await foldClient(db, clientId)
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
