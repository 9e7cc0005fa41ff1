import { CallError, cancelled, noResponse } from './call-error.ts'
import {
  type ReceivedResponse,
  type CallParts,
  type ClientOptions,
  createExchange,
  type Exchange,
  type PreparedCall,
} from './exchange.ts'
import type { Contract } from '../contract.ts'
import type { BodyInputOf, ParamsOf, QueryInputOf, ReplyOf } from '../kit/endpoint.ts'
import type { Route } from '../kit/route.ts'

/** Milliseconds (product.md §9). */
export const REQUEST_TIMEOUT = 120_000

type Part<Name extends string, Value> = {} extends Value
  ? { readonly [N in Name]?: Value }
  : { readonly [N in Name]: Value }
export type CallOptions = {
  readonly headers?: Readonly<Record<string, string>>
  readonly signal?: AbortSignal
  /** It outlives the page; for a small body. */
  readonly keepalive?: boolean
  /** Of a download: called with the bytes that have arrived. A file that is made while it is sent has no length before. */
  readonly onBytes?: (bytes: number) => void
  /** Of a download of a table: called with the rows that have arrived, where they can be counted, and all there are, where the server knows. */
  readonly onRows?: (rows: { readonly arrived: number | null; readonly total: number | null }) => void
}
type BodyFor<E> = BodyInputOf<E> | (E extends { readonly bodyType: unknown } ? FormData : never)

export type CallInput<E> = Part<'params', ParamsOf<E>> &
  Part<'query', QueryInputOf<E>> &
  Part<'body', BodyFor<E>> &
  CallOptions
export type CallArguments<E> = {} extends CallInput<E> ? [input?: CallInput<E>] : [input: CallInput<E>]

type Calls = {
  readonly [R in keyof Contract]: {
    readonly [C in keyof Contract[R]]: (...args: CallArguments<Contract[R][C]>) => Promise<ReplyOf<Contract[R][C]>>
  }
}

/** Every call as a function: `client.decks.show({ params: { id } })`. All reject with `CallError`. */
export type Client = Calls & {
  /** Makes a call and returns its 2xx response unread (`client/download.ts`). */
  readonly send: Send
  readonly exchange: Exchange
  readonly findRoute: FindRoute
}

/** The route of a call. Rejects with `CallError` if the routes cannot be loaded, `TypeError` if there is no such call. */
type FindRoute = (resource: string, name: string) => Promise<Route>

type RoutesByResource = Readonly<Record<string, Readonly<Record<string, Route>>>>

/** Where a client has its routes from. */
export interface RouteSource {
  /** Known at once. */
  readonly first: RoutesByResource
  /** All others, loaded with the first call that needs them. */
  readonly later: () => Promise<RoutesByResource>
}

/**
 * The product's client: the common rules of product.md §7 and §8 over fetch. Replies are typed, not validated again.
 */
export function createClient(options: ClientOptions, { first, later }: RouteSource): Client {
  const exchange = createExchange(options)
  const send = createSender(options, exchange)
  const findRoute: FindRoute = async (resource, name) => {
    const route = (first[resource] ?? (await later().catch(rejectUnloaded))[resource])?.[name]
    if (!route) throw new TypeError(`There is no call ${resource}.${name}`)
    return route
  }
  const callsOf = (resource: string) =>
    onDemand(
      (name) =>
        async (input: CallParts & CallOptions = {}) =>
          bodyOf(await send(await findRoute(resource, name), input)),
    )
  return onDemand(callsOf, { send, exchange, findRoute }) as unknown as Client
}

function rejectUnloaded(): never {
  throw noResponse('no_response')
}

/** An object whose properties are made when they are first read, each once. */
function onDemand<Value>(make: (name: string) => Value, made: Record<string, unknown> = {}): Record<string, Value> {
  const madeNow = (target: Record<string, unknown>, name: string | symbol) => {
    if (typeof name === 'string' && !(name in target) && name !== 'then') target[name] = make(name)
  }
  return new Proxy(made as Record<string, Value>, {
    get(target, name, receiver) {
      madeNow(target, name)
      return Reflect.get(target, name, receiver) as unknown
    },
    // Tests put functions of their own in the place of calls.
    getOwnPropertyDescriptor(target, name) {
      madeNow(target, name)
      return Reflect.getOwnPropertyDescriptor(target, name)
    },
  })
}

export type Send = (route: Route, input: CallParts & CallOptions) => Promise<Response>

function createSender(options: ClientOptions, exchange: Exchange): Send {
  async function sendOnce(route: Route, input: CallParts & CallOptions, mayRepeat: boolean): Promise<Response> {
    const call = await exchange.prepare(route, input)
    const response = await fetchWithin(options, call, input)
    const answer: ReceivedResponse = {
      status: response.status,
      statusText: response.statusText,
      header: (name) => response.headers.get(name),
      body: response.ok ? undefined : await response.json().catch(() => undefined),
    }
    const outcome = await exchange.finish(route, call, answer, mayRepeat)
    if (outcome === 'repeat') return sendOnce(route, input, false)
    if (outcome !== null) throw outcome
    return response
  }
  return (route, input) => sendOnce(route, input, true)
}

async function fetchWithin(
  options: ClientOptions,
  call: PreparedCall,
  { signal, keepalive }: CallOptions,
): Promise<Response> {
  const { fetch } = options
  const timeout = AbortSignal.timeout(options.timeoutMs ?? REQUEST_TIMEOUT)
  try {
    return await fetch(call.url, {
      method: call.method,
      headers: call.headers,
      body: call.body,
      signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
      credentials: 'omit',
      cache: 'no-store',
      ...(keepalive && { keepalive }),
    })
  } catch {
    if (signal?.aborted) throw cancelled()
    throw noResponse(timeout.aborted ? 'timed_out' : 'no_response')
  }
}

async function bodyOf(response: Response): Promise<unknown> {
  const text = await response.text().catch(rejectIncomplete)
  if (text === '') return undefined
  try {
    return JSON.parse(text)
  } catch {
    throw new CallError(response.status, {
      code: 'bad_reply',
      message: 'The server sent an answer that could not be read',
    })
  }
}

/** For an incomplete body: the signal's reason distinguishes a timeout from a cancelled call. */
export function rejectIncomplete(error: unknown): never {
  const name = error instanceof Error ? error.name : ''
  if (name === 'AbortError') throw cancelled()
  throw noResponse(name === 'TimeoutError' ? 'timed_out' : 'no_response')
}
