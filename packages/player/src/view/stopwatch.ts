/** Counts the milliseconds that the page was visible. */
export interface Stopwatch {
  /** Milliseconds since the last lap. Starts a new one. */
  readonly lap: () => number
  readonly read: () => number
  readonly stop: () => void
}

export function startStopwatch(): Stopwatch {
  let counted = 0
  let since = document.hidden ? 0 : performance.now()
  const count = () => {
    const now = performance.now()
    if (since) counted += now - since
    since = document.hidden ? 0 : now
  }
  document.addEventListener('visibilitychange', count)
  const read = () => {
    count()
    return Math.round(counted)
  }
  return {
    read,
    lap: () => {
      const spent = read()
      counted = 0
      return spent
    },
    stop: () => document.removeEventListener('visibilitychange', count),
  }
}
