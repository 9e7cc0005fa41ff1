import { HostRefusal, type RefusalReason } from '../host.ts'
import { storedPasses } from './pass/pass-address.ts'

/**
 * Posts to the server until it answers, however long the connection is away; throws a `HostRefusal` when it says no for good.
 * @param key under which our server's reply has what is asked for: without it, somebody else has answered
 */
export type Caller = <Word>(path: string, body: unknown, key: string) => Promise<Word>

export interface CallerOptions {
  /** Address that paths are put behind: `/api/v2`. */
  readonly api: string
  /** Of what the server says, where it refuses. */
  readonly language: string
  /** Told when the server can't be reached, and when it can again. */
  readonly onAway: (away: boolean) => void
  readonly fetch?: typeof fetch | undefined
}

const firstPause = 1000
const longestPause = 30_000
const timeLimit = 30_000

export function createCaller({
  api,
  language,
  onAway,
  fetch: send = (...args) => fetch(...args),
}: CallerOptions): Caller {
  return async <Word>(path: string, body: unknown, key: string) => {
    for (let failures = 0; ; failures += 1) {
      let wait = 0
      try {
        const response = await send(api + path, {
          method: 'POST',
          headers: { 'content-type': 'application/json', 'accept-language': language },
          body: JSON.stringify(body),
          signal: AbortSignal.timeout(timeLimit),
        })
        wait = Number(response.headers.get('retry-after')) * 1000 || 0
        const reply = ((await response.json()) ?? {}) as Record<string, unknown>
        const refusal = response.ok ? null : refusalOf(response.status, reply)
        const word = response.ok && reply[key]
        if (word || (refusal && refusal.reason !== 'asks')) onAway(false)
        if (refusal) throw refusal
        if (word) return word as Word
      } catch (error) {
        if (error instanceof HostRefusal) throw error
      }
      onAway(true)
      await pause(Math.max(wait, Math.min(longestPause, firstPause * 2 ** failures) * (0.5 + Math.random() / 2)))
    }
  }
}

/**
 * What our server says no with for good; null for what passes. A refusal without a code and words is none of ours: a
 * network's sign-in page, or a proxy while the server is away.
 */
function refusalOf(status: number, { code, errors }: Record<string, unknown>): HostRefusal | null {
  if (typeof code !== 'string' || !Array.isArray(errors) || status >= 500 || status === 429 || status === 408)
    return null
  return new HostRefusal(reasons[code] ?? 'refused', errors[0])
}

const reasons: Readonly<Record<string, RefusalReason>> = {
  not_allowed: 'asks',
  not_signed_in: 'asks',
  gone: 'closed',
  not_found: 'closed',
  rule_broken: 'held',
}

/** Waits, but not longer than until the browser says that it is online again, or a deck has let the person in, in another tab. */
export function pause(ms: number): Promise<void> {
  return new Promise((resolve) => {
    const go = () => {
      clearTimeout(timer)
      removeEventListener('online', go)
      removeEventListener('storage', look)
      resolve()
    }
    const look = ({ key }: StorageEvent) => key?.startsWith(storedPasses) && go()
    const timer = setTimeout(go, ms)
    addEventListener('online', go)
    addEventListener('storage', look)
  })
}
