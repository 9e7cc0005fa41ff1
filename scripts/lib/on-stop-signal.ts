import { constants } from 'node:os'

/** Runs `stop` before a signal ends the program. Call it before anything is started. */
export function onStopSignal(
  stop: () => Promise<unknown>,
  signals: readonly ('SIGINT' | 'SIGTERM' | 'SIGHUP')[] = ['SIGINT', 'SIGTERM', 'SIGHUP'],
): void {
  let isStopping = false
  for (const signal of signals)
    process.on(signal, () => {
      // Ctrl+C may arrive twice, from the terminal and through tsx: the second signal must not interrupt stopping.
      if (isStopping) return
      isStopping = true
      const end = () => process.exit(128 + constants.signals[signal])
      stop().then(end, end)
    })
}
