import type { Route } from '../kit/route.ts'
import { CallError, errorOfReply, sessionEnded } from './call-error.ts'
import { areValid, refreshed, type TokenStore, type Tokens } from './tokens.ts'

export interface ClientOptions {
  /** Base of the paths: `/api/v2`, or an absolute address without a trailing slash. */
  readonly baseUrl: string
  readonly fetch: typeof globalThis.fetch
  readonly tokens: TokenStore
  readonly appVersion: string
  /** Milliseconds; product.md §9. */
  readonly timeoutMs?: number
  /** Milliseconds since 1970. */
  readonly now: () => number
  /** Whether the session of tokens that have expired by `now` is open all the same: the clock may be wrong. */
  readonly isOpen?: (tokens: Tokens) => Promise<boolean>
  /** Says that the session has ended, in the person's language; English by default. */
  readonly sessionEndedText?: () => string
  /** Called after the session ended and its tokens were cleared, with the messages for the sign-in page. */
  readonly onSignedOut: (errors: readonly string[]) => void
  readonly onForceUpdate: (latest: string) => void
  /** The session is open for setting up a second factor alone. */
  readonly onFactorRequired?: () => void
  /** Whether the policy forces an update to `latest` (core's `mustUpdate`). */
  readonly isForced: (latest: string) => boolean
}

export interface CallParts {
  readonly params?: Readonly<Record<string, unknown>>
  readonly query?: Readonly<Record<string, unknown>>
  readonly body?: unknown
  /** Beside the common headers: `authtoken` for sign-in by token. */
  readonly headers?: Readonly<Record<string, string>>
}

export interface PreparedCall {
  readonly method: string
  readonly url: string
  readonly headers: Record<string, string>
  readonly body: string | FormData | undefined
  readonly sent: Tokens | null
}

export interface ReceivedResponse {
  readonly status: number
  readonly statusText: string
  readonly header: (name: string) => string | null
  /** The parsed body; undefined where it is empty or not JSON. */
  readonly body: unknown
}

/** The request rules of product.md §7 and §8, for any transport. */
export interface Exchange {
  /** @throws CallError where the session has expired, or the parts do not fit the route */
  prepare(route: Route, parts: CallParts): Promise<PreparedCall>
  /**
   * Stores new tokens and checks the version.
   * @returns null for a 2xx response, else its error; 'repeat' to send the call once more
   */
  finish(
    route: Route,
    call: PreparedCall,
    answer: ReceivedResponse,
    mayRepeat: boolean,
  ): Promise<CallError | null | 'repeat'>
}

export function createExchange(options: ClientOptions): Exchange {
  const { tokens } = options
  /** `client` of the session that ended last. */
  let endedSession: string | null = null

  async function signOut(sent: Tokens | null, errors: readonly string[]): Promise<void> {
    const stored = await tokens.read()
    // This call's session has ended already, or a newer one has replaced it.
    if (sent !== null && (stored?.client !== sent.client || endedSession === sent.client)) return
    endedSession = sent?.client ?? null
    await tokens.clear()
    options.onSignedOut(errors)
  }

  async function prepare(route: Route, parts: CallParts): Promise<PreparedCall> {
    const request = buildOrThrow(() => buildRequest(options, route, parts))
    const stored = await tokens.read()
    const isValid = await isUnexpired(stored)
    if (!isValid && route.access !== 'public') {
      const error = sessionEnded(options.sessionEndedText?.())
      await signOut(stored, error.errors)
      throw error
    }
    const headers = { ...request.headers, ...(isValid ? stored : {}), ...parts.headers }
    buildOrThrow(() => new Headers(headers))
    return { ...request, headers, sent: isValid ? stored : null }
  }

  async function finish(
    route: Route,
    call: PreparedCall,
    answer: ReceivedResponse,
    mayRepeat: boolean,
  ): Promise<CallError | null | 'repeat'> {
    const latest = answer.header('latest-version')?.trim()
    if (latest && options.isForced(latest)) options.onForceUpdate(latest)
    if (answer.status >= 200 && answer.status < 300) {
      const next = refreshed(call.sent, await tokens.read(), answer.header)
      if (next) await tokens.write(next)
      return null
    }
    const error = errorOfReply(answer.status, answer.statusText, answer.body, answer.header('retry-after'))
    if (error.code === 'second_factor_required') options.onFactorRequired?.()
    if (error.status !== 401 || route.access === 'public') return error
    if (mayRepeat && (await wasRotated(call.sent))) return 'repeat'
    await signOut(call.sent, error.errors)
    return error
  }

  /** Another tab has stored a newer token of this session since the request was sent. */
  async function wasRotated(sent: Tokens | null): Promise<boolean> {
    const stored = await tokens.read()
    return stored?.['access-token'] !== sent?.['access-token'] && (await isUnexpired(stored))
  }

  const isUnexpired = async (stored: Tokens | null): Promise<boolean> =>
    areValid(stored, options.now()) || (stored !== null && (await options.isOpen?.(stored)) === true)

  return { prepare, finish }
}

/** Errors of building a request become `CallError` (product.md §8). */
function buildOrThrow<T>(make: () => T): T {
  try {
    return make()
  } catch (error) {
    if (error instanceof CallError) throw error
    throw new CallError(0, { code: 'bad_request', message: error instanceof Error ? error.message : String(error) })
  }
}

function buildRequest(options: ClientOptions, route: Route, parts: CallParts): Omit<PreparedCall, 'sent'> {
  const headers: Record<string, string> = { Accept: 'application/json', 'App-Version': options.appVersion }
  const url = options.baseUrl + fillPath(route.path, parts.params ?? {}) + queryString(parts.query ?? {})
  if (route.method === 'GET') return { method: route.method, url, headers, body: undefined }
  if (parts.body instanceof FormData) return { method: route.method, url, headers, body: parts.body }
  if (route.bodyType === 'multipart') return { method: route.method, url, headers, body: formOf(parts.body) }
  return {
    method: route.method,
    url,
    headers: { ...headers, 'Content-Type': 'application/json' },
    body: JSON.stringify(parts.body ?? {}),
  }
}

function fillPath(path: string, params: Readonly<Record<string, unknown>>): string {
  return path.replace(/\{(\w+)\}/g, (_all, name: string) => {
    const value = params[name]
    if (typeof value === 'string' && value !== '' && value !== '.' && value !== '..') return encodeURIComponent(value)
    throw new CallError(0, { code: 'bad_request', message: `${path} needs the parameter ${name}` })
  })
}

function queryString(query: Readonly<Record<string, unknown>>): string {
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(query)) {
    for (const one of Array.isArray(value) ? value : [value]) {
      if (one !== undefined && one !== null) search.append(name, String(one))
    }
  }
  const text = search.toString()
  return text === '' ? '' : `?${text}`
}

function formOf(body: unknown): FormData | undefined {
  if (body === undefined || body === null) return undefined
  const data = new FormData()
  for (const [name, value] of Object.entries(body)) {
    if (value instanceof Blob) data.append(name, value)
    else if (value !== undefined && value !== null) data.append(name, String(value))
  }
  return data
}
