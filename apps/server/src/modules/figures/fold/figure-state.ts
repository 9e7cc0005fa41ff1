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
   * What was stored before this call is counted, unless much more waits than a reader would wait for. Callers at the same
   * time share one transaction.
   */
  prepare(clientId: string): Promise<PreparedFigures>
}

/** Rows of the queue that a reader waits for, and milliseconds for another server that folds. */
const MOST_ON_READ = 1000
const WAIT_MS = 2000

interface Turns {
  running: Promise<PreparedFigures>
  next: Promise<PreparedFigures> | null
}

export function createFigureState({ db }: { readonly db: Db }): FigureState {
  const turns = new Map<string, Turns>()

  function run(clientId: string): Promise<PreparedFigures> {
    const running = prepareOnce(db, clientId)
    const turn: Turns = { running, next: null }
    turns.set(clientId, turn)
    const end = () => {
      if (turns.get(clientId) === turn) turns.delete(clientId)
    }
    running.then(end, end)
    return running
  }

  return {
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

async function prepareOnce(db: Db, clientId: string): Promise<PreparedFigures> {
  const { zone, isRebuilding, waiting } = await findQueueState(db, clientId, MOST_ON_READ)
  if (!isRebuilding && waiting > 0 && waiting <= MOST_ON_READ)
    await foldClient(db, clientId, WAIT_MS).catch((error: unknown) => {
      if ((error as { code?: string }).code !== LOCK_TIMEOUT) throw error
    })
  return { zone, areStored: !isRebuilding }
}

const LOCK_TIMEOUT = '55P03'
