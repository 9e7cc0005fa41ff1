import type { ErrorCode } from '@deckle/core/error.ts'
import type { ErrorReply } from '../kit/endpoint.ts'

type CallErrorCode = ErrorCode | 'no_response' | 'timed_out' | 'aborted' | 'bad_request' | 'bad_reply'

/** product.md §8. */
export const NO_RESPONSE_TITLE = 'Server Not Responded'
export const NO_RESPONSE_MESSAGE = 'The Request failed. Please make sure you are connected to Internet'

interface CallErrorDetail extends Partial<Omit<ErrorReply, 'code'>> {
  readonly code: CallErrorCode
  readonly message: string
  readonly title?: string
  readonly retryAfter?: number | null
}

/** A failed call. `message` is the status text, or product.md §8's text where there was no response. */
export class CallError extends Error {
  override readonly name = 'CallError'
  /** HTTP status; 0 without a response. */
  readonly status: number
  readonly code: CallErrorCode
  /** 'Server Not Responded', or the status text. */
  readonly title: string
  /** The server's messages for a person, at least one. */
  readonly errors: readonly string[]
  /** Messages by field path; empty where none is named. */
  readonly fields: Readonly<Record<string, string>>
  /** The exceeded limit: its name and number, how much is used, and the plan that lifts it. */
  readonly limit: ErrorReply['limit'] | null
  /** Further data: the newer deck of a revision conflict. */
  readonly data: unknown
  /** Seconds to wait before a retry; null where the server does not say. */
  readonly retryAfter: number | null
  /** Id of the entry in the server's log, with a 5xx. */
  readonly id: string | null

  constructor(status: number, detail: CallErrorDetail) {
    super(detail.message)
    this.status = status
    this.code = detail.code
    this.title = detail.title ?? detail.message
    this.errors = detail.errors?.length ? detail.errors : [detail.message]
    this.fields = detail.fields ?? {}
    this.limit = detail.limit ?? null
    this.data = detail.data ?? null
    this.retryAfter = detail.retryAfter ?? null
    this.id = detail.id ?? null
  }
}

export function noResponse(code: 'no_response' | 'timed_out'): CallError {
  return new CallError(0, { code, title: NO_RESPONSE_TITLE, message: NO_RESPONSE_MESSAGE })
}

export function cancelled(): CallError {
  return new CallError(0, { code: 'aborted', message: 'The request was cancelled' })
}

export const isCancelled = (error: unknown): boolean => error instanceof CallError && error.code === 'aborted'

/** The same error as the server's for an expired session. */
export function sessionEnded(text = 'Your session has ended. Please sign in again.'): CallError {
  return new CallError(401, {
    code: 'session_expired',
    message: 'Unauthorized',
    errors: [text],
  })
}

/** The error of a response that is not 2xx. `body` is the response's, JSON or not. */
export function errorOfReply(status: number, statusText: string, body: unknown, retryAfter: string | null): CallError {
  const reply = (typeof body === 'object' && body !== null ? body : {}) as Partial<ErrorReply>
  const errors = Array.isArray(reply.errors) ? reply.errors.filter((one) => typeof one === 'string') : []
  const wait = retryAfter === null || retryAfter.trim() === '' ? NaN : Number(retryAfter)
  return new CallError(status, {
    ...reply,
    code: typeof reply.code === 'string' ? (reply.code as ErrorCode) : 'bad_reply',
    message: statusText || (statusTexts[status] ?? `Error ${status}`),
    errors,
    retryAfter: Number.isFinite(wait) && wait >= 0 ? wait : null,
  })
}

/** HTTP/2 sends no status text: the standard texts of the statuses that the server uses. */
const statusTexts: Readonly<Record<number, string>> = {
  400: 'Bad Request',
  401: 'Unauthorized',
  402: 'Payment Required',
  403: 'Forbidden',
  404: 'Not Found',
  409: 'Conflict',
  410: 'Gone',
  413: 'Payload Too Large',
  415: 'Unsupported Media Type',
  422: 'Unprocessable Entity',
  429: 'Too Many Requests',
  500: 'Internal Server Error',
  502: 'Bad Gateway',
  503: 'Service Unavailable',
  504: 'Gateway Timeout',
}
