import type { Db } from '../../../db/database.ts'
import { foldClient } from './fold-client.ts'
import { findQueueState } from './queries-queue.ts'

export interface PreparedFigures {
  /** IANA: the zone of the client's days. */
  readonly zone: string
  /** False while all of them are counted anew. */
  readonly areStored: boolean
}

/** One server's part in what is folded before it is read. */
export interface FigureState {
  /**
   * What was stored before this call is counted, unless so much is played that counting would hold up the reader and the
   * intake: then it is counted in the background, within seconds. Callers at the same time share one transaction.
   */
  prepare(clientId: string): Promise<PreparedFigures>
  /** `foldClient` in the background. */
  fold(clientId: string): Promise<number>
}

/** Rows of the queue that a reader waits for, and milliseconds for another server that folds. */
const MOST_ON_READ = 1000
const WAIT_MS = 2000
/** As few rows are always counted for a reader; with more, counting rests this many times as long as it took. */
const FEW = 50
export const REST = 4

interface Turns {
  running: Promise<PreparedFigures>
  next: Promise<PreparedFigures> | null
}

export function createFigureState({ db }: { readonly db: Db }): FigureState {
  const turns = new Map<string, Turns>()
  let restUntil = 0

  async function fold(clientId: string, waitMs: number): Promise<number> {
    const began = performance.now()
    try {
      return await foldClient(db, clientId, waitMs)
    } finally {
      const now = performance.now()
      restUntil = now + (now - began) * REST
    }
  }

  async function prepareOnce(clientId: string): Promise<PreparedFigures> {
    const { zone, isRebuilding, waiting } = await findQueueState(db, clientId, MOST_ON_READ)
    const most = performance.now() < restUntil ? FEW : MOST_ON_READ
    if (!isRebuilding && waiting > 0 && waiting <= most)
      await fold(clientId, WAIT_MS).catch((error: unknown) => {
        if ((error as { code?: string }).code !== LOCK_TIMEOUT) throw error
      })
    return { zone, areStored: !isRebuilding }
  }

  function run(clientId: string): Promise<PreparedFigures> {
    const running = prepareOnce(clientId)
    const turn: Turns = { running, next: null }
    turns.set(clientId, turn)
    const end = () => {
      if (turns.get(clientId) === turn) turns.delete(clientId)
    }
    running.then(end, end)
    return running
  }

  return {
    fold: (clientId) => fold(clientId, 0),
    prepare(clientId) {
      const turn = turns.get(clientId)
      if (!turn) return run(clientId)
      // The one that runs may have begun before this caller stored its row.
      const after = () => run(clientId)
      turn.next ??= turn.running.then(after, after)
      return turn.next
    },
  }
}

const LOCK_TIMEOUT = '55P03'
