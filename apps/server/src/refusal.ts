import type { ErrorCode } from '@deckle/core/error.ts'
import type { MessageKey } from './words/catalogue.ts'

/** A key of `words/en/refusals.ts`, with values as `key|name=value|…`; replaces the code's text. */
export type Message = MessageKey | `${MessageKey}|${string}`

export interface RefusalDetail {
  readonly message?: Message | undefined
  /** By the field's path in the body. */
  readonly fields?: Readonly<Record<string, Message>>
  /** Already translated: messages of the contract's schemas. */
  readonly words?: { readonly message: string; readonly fields: Readonly<Record<string, string>> }
  readonly retryAfterSeconds?: number
  readonly limit?: {
    readonly name: string
    readonly limit: number
    readonly used: number
    readonly lifts: string | null
  }
  readonly data?: unknown
}

/** Thrown by use cases, turned into a reply once, at the HTTP edge. */
export class Refusal extends Error {
  override readonly name = 'Refusal'
  readonly code: ErrorCode
  readonly detail: RefusalDetail

  constructor(code: ErrorCode, detail: RefusalDetail = {}) {
    super(detail.message ?? code)
    this.code = code
    this.detail = detail
  }
}

/** Usage: `throw refuse('not_found')`, `throw refuse('rule_broken', 'license.last_admin')`. */
export function refuse(code: ErrorCode, detail: RefusalDetail | Message = {}): Refusal {
  return new Refusal(code, typeof detail === 'string' ? { message: detail } : detail)
}
