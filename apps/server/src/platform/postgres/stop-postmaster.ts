import { setTimeout as sleep } from 'node:timers/promises'
import { isAlive } from './whose-process.ts'

/** Milliseconds for a fast shutdown, which writes what is in memory to disk. */
const fastWithin = { answering: 20_000, silent: 5000 }
/** Milliseconds for an immediate one. After five seconds PostgreSQL kills its processes that don't end, frozen ones too. */
const immediateWithin = 10_000

/**
 * Fast shutdown, then an immediate one, from which the next start recovers. Never SIGKILL, which would leave PostgreSQL's
 * other processes running. Takes at most 30 seconds, so that a server stops within a minute.
 *
 * @param find the running postmaster's pid; undefined once it has ended
 * @param isAnswering false if the database did not answer just now
 */
export async function stopPostmaster(find: () => number | undefined, isAnswering: boolean): Promise<void> {
  for (const [signal, maxWait] of [
    ['SIGINT', isAnswering ? fastWithin.answering : fastWithin.silent],
    ['SIGQUIT', immediateWithin],
  ] as const) {
    const pid = find()
    if (pid === undefined) return
    process.kill(pid, signal)
    // A process stopped by SIGSTOP receives the signal when it continues.
    process.kill(pid, 'SIGCONT')
    const deadline = Date.now() + maxWait
    while (isAlive(pid) && Date.now() < deadline) await sleep(20)
  }
}
