import { constants } from 'node:os'

/** Lets `stop` end what the program has started before a signal ends the program. To be asked for before anything is started. */
export function whenToldToStop(
  stop: () => Promise<unknown>,
  signals: readonly ('SIGINT' | 'SIGTERM' | 'SIGHUP')[] = ['SIGINT', 'SIGTERM', 'SIGHUP'],
): void {
  let isTold = false
  for (const signal of signals)
    process.on(signal, () => {
      // Ctrl+C may come twice, from the terminal and through tsx: the second one must not cut the stopping short.
      if (isTold) return
      isTold = true
      const end = () => process.exit(128 + constants.signals[signal])
      stop().then(end, end)
    })
}
