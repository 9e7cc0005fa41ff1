import { setTimeout as sleep } from 'node:timers/promises'
import type { Logger } from 'pino'

/** How to close a part that was started. */
export interface Undo {
  readonly close: () => Promise<unknown>
  /** Milliseconds allowed; absent for no limit. */
  readonly within?: number
}

/** In reverse order. Parts that don't finish in time are left. */
export async function closeAll(undo: Undo[], log: Logger): Promise<void> {
  for (let part = undo.pop(); part; part = undo.pop()) {
    const closed = part.close().catch((err: unknown) => log.error({ err }, 'A part could not be closed.'))
    await (part.within === undefined ? closed : orLate(closed, part.within, log))
  }
}

async function orLate(closed: Promise<unknown>, within: number, log: Logger): Promise<void> {
  const ended = new AbortController()
  const late = sleep(within, undefined, { ref: false, signal: ended.signal }).then(
    () => log.warn('A part did not close in time.'),
    () => undefined,
  )
  await Promise.race([closed, late])
  ended.abort()
}
