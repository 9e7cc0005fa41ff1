import type { ErrorCode } from '@deckle/core/error.ts'
import type { ErrorReply } from '../kit/endpoint.ts'

/** Why a call failed before an answer came: the rest are the server's codes. */
export type CallErrorCode = ErrorCode | 'no_response' | 'timed_out' | 'aborted' | 'bad_request' | 'bad_reply'

/** product.md §8. */
export const NO_RESPONSE_TITLE = 'Server Not Responded'
export const NO_RESPONSE_MESSAGE = 'The Request failed. Please make sure you are connected to Internet'

interface CallErrorDetail extends Partial<Omit<ErrorReply, 'code'>> {
  readonly code: CallErrorCode
  readonly message: string
  readonly title?: string
  readonly retryAfter?: number | null
}

/** A call that failed. `message` is the status text, or product.md §8's words where no response came. */
export class CallError extends Error {
  override readonly name = 'CallError'
  /** HTTP status; 0 where there was no answer. */
  readonly status: number
  readonly code: CallErrorCode
  /** 'Server Not Responded', or the status text. */
  readonly title: string
  /** The server's words for a person; at least one. */
  readonly errors: readonly string[]
  /** Words about fields, by path; empty where none is named. */
  readonly fields: Readonly<Record<string, string>>
  /** With a plan limit: what it is, how much is used, and the plan that lifts it. */
  readonly limit: ErrorReply['limit'] | null
  /** What else the server sends: the newer deck of a revision conflict. */
  readonly data: unknown
  /** Seconds to wait before trying again; null where the server does not say. */
  readonly retryAfter: number | null
  /** Bears on the server's log, with a 5xx. */
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

/** The caller's own signal ended the call. */
export function cancelled(): CallError {
  return new CallError(0, { code: 'aborted', message: 'The request was cancelled' })
}

/** A signed-out caller's error, as the server would have said it. */
export function sessionEnded(): CallError {
  return new CallError(401, {
    code: 'session_expired',
    message: 'Unauthorized',
    errors: ['Your session has ended. Please sign in again.'],
  })
}

/** The error of an answer that is not 2xx. `body` is whatever came, JSON or not. */
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

/** HTTP/2 sends no status text: the standard's, for the statuses that we answer. */
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
