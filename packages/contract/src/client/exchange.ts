import type { Route } from '../routes.ts'
import { CallError, errorOfReply, sessionEnded } from './call-error.ts'
import { areGood, refreshed, type TokenStore, type Tokens } from './tokens.ts'

/** What a client is made with. */
export interface ClientOptions {
  /** Where the paths hang: `/api/v2`, or an absolute address without a slash at its end. */
  readonly baseUrl: string
  readonly fetch: typeof globalThis.fetch
  readonly tokens: TokenStore
  /** Sent as App-Version. */
  readonly appVersion: string
  /** Milliseconds; product.md §9. */
  readonly timeoutMs?: number
  /** Milliseconds since 1970. */
  readonly now: () => number
  /** The session is gone and its tokens are cleared: go to the sign-in page and show these words. */
  readonly onSignedOut: (errors: readonly string[]) => void
  /** The server is newer than the policy lets pass. */
  readonly onForceUpdate: (latest: string) => void
  /** Whether the policy forces an update to the latest version (core's `mustUpdate`). */
  readonly isForced: (latest: string) => boolean
}

/** What is said in a call. */
export interface CallParts {
  readonly params?: Readonly<Record<string, unknown>>
  readonly query?: Readonly<Record<string, unknown>>
  readonly body?: unknown
  /** Headers beside the common ones: `authtoken` for sign-in by token. */
  readonly headers?: Readonly<Record<string, string>>
}

/** A request ready to be sent by fetch or XHR. */
export interface PreparedCall {
  readonly method: string
  readonly url: string
  readonly headers: Record<string, string>
  readonly body: string | FormData | undefined
  readonly sent: Tokens | null
}

/** An answer, whoever received it. */
export interface Answered {
  readonly status: number
  readonly statusText: string
  readonly header: (name: string) => string | null
  /** The parsed body; undefined where it is empty or no JSON. */
  readonly body: unknown
}

/** The common request rules of product.md §7 and §8, whatever carries the request. */
export interface Exchange {
  /** @throws CallError where the session has expired, or the parts do not fit the route */
  prepare(route: Route, parts: CallParts): Promise<PreparedCall>
  /** Takes over tokens and versions. @returns the error of an answer that is not 2xx, null else; 'repeat' to send it once more, where it may */
  finish(route: Route, call: PreparedCall, answer: Answered, mayRepeat: boolean): Promise<CallError | null | 'repeat'>
}

export function createExchange(options: ClientOptions): Exchange {
  const { tokens } = options
  /** The session that ended last, by its `client`. */
  let ended: string | null = null

  async function signOut(sent: Tokens | null, errors: readonly string[]): Promise<void> {
    const stored = await tokens.read()
    // The session of this call is over already, said by another call, or a newer one has taken its place.
    if (sent !== null && (stored?.client !== sent.client || ended === sent.client)) return
    ended = sent?.client ?? null
    await tokens.clear()
    options.onSignedOut(errors)
  }

  async function prepare(route: Route, parts: CallParts): Promise<PreparedCall> {
    const request = madeOrRefused(() => buildRequest(options, route, parts))
    const stored = await tokens.read()
    const good = areGood(stored, options.now())
    if (!good && route.access !== 'public') {
      const error = sessionEnded()
      await signOut(stored, error.errors)
      throw error
    }
    const headers = { ...request.headers, ...(good ? stored : {}), ...parts.headers }
    madeOrRefused(() => new Headers(headers))
    return { ...request, headers, sent: good ? stored : null }
  }

  async function finish(
    route: Route,
    call: PreparedCall,
    answer: Answered,
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
    if (error.status !== 401 || route.access === 'public') return error
    if (mayRepeat && (await wasRotated(call.sent))) return 'repeat'
    await signOut(call.sent, error.errors)
    return error
  }

  /** Another tab has taken over a newer token of this session since the request left. */
  async function wasRotated(sent: Tokens | null): Promise<boolean> {
    const stored = await tokens.read()
    return areGood(stored, options.now()) && stored['access-token'] !== sent?.['access-token']
  }

  return { prepare, finish }
}

/** A request that can't be made says why in its own words (product.md §8). */
function madeOrRefused<T>(make: () => T): T {
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

/** A form of the body's fields; nothing where there is no body (sign-in by token). */
function formOf(body: unknown): FormData | undefined {
  if (body === undefined || body === null) return undefined
  const data = new FormData()
  for (const [name, value] of Object.entries(body)) {
    if (value instanceof Blob) data.append(name, value)
    else if (value !== undefined && value !== null) data.append(name, String(value))
  }
  return data
}
