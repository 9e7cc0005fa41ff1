import { HostRefusal } from '../host.ts'

/** Posts to the server until it answers, however long the connection is away; throws a `HostRefusal` when it says no for good. */
export type Caller = <Reply>(path: string, body: unknown) => Promise<Reply>

export interface CallerOptions {
  /** Address that paths are put behind: `/api/v2`. */
  readonly api: string
  /** Told when the server can't be reached, and when it can again. */
  readonly onAway: (away: boolean) => void
  readonly fetch?: typeof fetch
}

const firstPause = 1000
const longestPause = 30_000
const timeLimit = 30_000

export function createCaller({ api, onAway, fetch: send = (...args) => fetch(...args) }: CallerOptions): Caller {
  return async (path, body) => {
    for (let failures = 0; ; failures += 1) {
      let wait = 0
      try {
        const response = await send(api + path, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify(body),
          signal: AbortSignal.timeout(timeLimit),
        })
        if (response.ok) {
          const reply = await response.json()
          onAway(false)
          return reply
        }
        if (!isPassing(response.status)) {
          onAway(false)
          throw new HostRefusal(reasonOf(response.status))
        }
        wait = Number(response.headers.get('retry-after')) * 1000 || 0
      } catch (error) {
        if (error instanceof HostRefusal) throw error
      }
      onAway(true)
      await pause(Math.max(wait, Math.min(longestPause, firstPause * 2 ** failures) * (0.5 + Math.random() / 2)))
    }
  }
}

function isPassing(status: number): boolean {
  return status >= 500 || status === 429 || status === 408
}

function reasonOf(status: number): HostRefusal['reason'] {
  if (status === 409) return 'taken'
  return status === 400 || status === 413 || status === 422 ? 'refused' : 'closed'
}

/** Waits, but not longer than until the browser says that it is online again. */
export function pause(ms: number): Promise<void> {
  return new Promise((resolve) => {
    const go = () => {
      clearTimeout(timer)
      removeEventListener('online', go)
      resolve()
    }
    const timer = setTimeout(go, ms)
    addEventListener('online', go)
  })
}
