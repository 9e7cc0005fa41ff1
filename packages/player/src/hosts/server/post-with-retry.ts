import { HostRefusal, type RefusalReason } from '../host.ts'
import { passPrefix } from '../storage/storage-keys.ts'

/**
 * Posts until the server answers, however long there is no connection; throws a `HostRefusal` where it refuses for good.
 * @param key a property of our server's reply: a reply without it is not ours
 */
export type PostWithRetry = <Reply>(path: string, body: unknown, key: string) => Promise<Reply>

export interface PostWithRetryOptions {
  readonly api: string
  readonly language: string
  /** Called when the connection is lost and when it is back. */
  readonly onOffline?: (offline: boolean) => void
  readonly fetch?: typeof fetch | undefined
}

const firstPause = 1000
const longestPause = 30_000
const timeLimit = 30_000

export function createPostWithRetry({
  api,
  language,
  onOffline,
  fetch: send = (...args) => fetch(...args),
}: PostWithRetryOptions): PostWithRetry {
  return async <Reply>(path: string, body: unknown, key: string) => {
    for (let failures = 0; ; failures += 1) {
      let retryAfter = 0
      try {
        const response = await send(api + path, {
          method: 'POST',
          headers: { 'content-type': 'application/json', 'accept-language': language },
          body: JSON.stringify(body),
          signal: AbortSignal.timeout(timeLimit),
        })
        retryAfter = Number(response.headers.get('retry-after')) * 1000 || 0
        const received = ((await response.json()) ?? {}) as Record<string, unknown>
        const refusal = response.ok ? null : refusalOf(response.status, received)
        const reply = response.ok && received[key]
        if (reply || (refusal && refusal.reason !== 'needs_pass')) onOffline?.(false)
        if (refusal) throw refusal
        if (reply) return reply as Reply
      } catch (error) {
        if (error instanceof HostRefusal) throw error
      }
      onOffline?.(true)
      await pause(Math.max(retryAfter, Math.min(longestPause, firstPause * 2 ** failures) * (0.5 + Math.random() / 2)))
    }
  }
}

/**
 * A final refusal; null for what is retried. A refusal without a code and messages is not our server's: a captive portal, or a
 * proxy while the server is down.
 */
function refusalOf(status: number, { code, errors }: Record<string, unknown>): HostRefusal | null {
  if (typeof code !== 'string' || !Array.isArray(errors) || status >= 500 || status === 429 || status === 408)
    return null
  return new HostRefusal(reasons[code] ?? 'refused', errors[0])
}

const reasons: Readonly<Record<string, RefusalReason>> = {
  not_allowed: 'needs_pass',
  not_signed_in: 'needs_pass',
  gone: 'closed',
  not_found: 'closed',
  rule_broken: 'already_answered',
}

/** Ends early when the browser is online again, or another tab has got a pass. */
export function pause(ms: number): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer)
      removeEventListener('online', end)
      removeEventListener('storage', onStorage)
      resolve()
    }
    const onStorage = ({ key }: StorageEvent) => key?.startsWith(passPrefix) && end()
    const timer = setTimeout(end, ms)
    addEventListener('online', end)
    addEventListener('storage', onStorage)
  })
}
