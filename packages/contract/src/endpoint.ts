import type { Action } from '@deckle/core/access/access.ts'
import type { ErrorCode } from '@deckle/core/error.ts'
import * as z from 'zod/mini'

export type Method = 'GET' | 'POST' | 'PATCH'

/** Who may call: anyone, anyone signed in, or who may do an action of `core/access` at some reach. */
export type Access = 'public' | 'signed-in' | Action

/** One HTTP call as a value: its method, path below /api/v2, who may make it, and the shapes of what goes in and out. */
export interface Endpoint<
  Params extends z.ZodMiniType = z.ZodMiniType,
  Query extends z.ZodMiniType = z.ZodMiniType,
  Body extends z.ZodMiniType = z.ZodMiniType,
  Reply extends z.ZodMiniType = z.ZodMiniType,
  A extends Access = Access,
> {
  readonly method: Method
  /** Below /api/v2, with `{name}` for parameters. */
  readonly path: string
  readonly summary: string
  readonly access: A
  readonly params: Params
  readonly query: Query
  readonly body: Body
  /** `json`; `multipart` where the body is a form (its text fields are checked by `body`, files are streamed). */
  readonly bodyType: 'json' | 'multipart' | 'json-or-multipart'
  /** Names of the form's fields that are files. */
  readonly files: readonly string[]
  /** Largest body in bytes. */
  readonly bodyLimit: number
  /** Most values in a JSON body, lists and objects among them: counted before any of it is read. */
  readonly bodyValues: number
  readonly reply: Reply
  /** Content type of the reply: JSON, or a file (its shape is then not said by `reply`), of any type where somebody handed it in. */
  readonly replyType: 'application/json' | 'text/csv' | 'application/zip' | '*/*'
  /** What it may refuse, beyond what every call may (malformed, not_signed_in, not_allowed, too_often, unavailable, disk_full). */
  readonly errors: readonly ErrorCode[]
}

const nothing = z.object({})
type Nothing = typeof nothing

type EndpointOptions<P, Q, B, R, A> = Pick<Endpoint, 'method' | 'path' | 'summary'> & { access: A } & Partial<
    Pick<Endpoint, 'bodyType' | 'files' | 'bodyLimit' | 'bodyValues' | 'replyType' | 'errors'>
  > & { params?: P; query?: Q; body?: B; reply: R }

/** 1 MB: what a JSON body may weigh unless its call says otherwise. */
export const DEFAULT_BODY_LIMIT = 1024 * 1024
/** Four times the values of the largest body that a call takes, decks left aside: a batch of 50 events. */
export const DEFAULT_BODY_VALUES = 2000
/** Most entries of one list or object in a JSON body; a deck's longest list is of 1,000 pictures. */
export const BODY_ENTRIES = 5000
/** How deep a JSON body may be nested: a deck is 9 deep, and older files that are imported are not much deeper. */
export const BODY_DEPTH = 32

/** Declares a call; what is left out is empty. */
export function endpoint<
  R extends z.ZodMiniType,
  P extends z.ZodMiniType = Nothing,
  Q extends z.ZodMiniType = Nothing,
  B extends z.ZodMiniType = Nothing,
  const A extends Access = Access,
>(options: EndpointOptions<P, Q, B, R, A>): Endpoint<P, Q, B, R, A> {
  return {
    params: nothing as unknown as P,
    query: nothing as unknown as Q,
    body: z.strictObject({}) as unknown as B,
    bodyType: 'json',
    files: [],
    bodyLimit: DEFAULT_BODY_LIMIT,
    bodyValues: DEFAULT_BODY_VALUES,
    replyType: 'application/json',
    errors: [],
    ...options,
  }
}

export type ParamsOf<E> = E extends Endpoint<infer P> ? z.output<P> : never
export type QueryOf<E> = E extends Endpoint<z.ZodMiniType, infer Q> ? z.output<Q> : never
export type QueryInputOf<E> = E extends Endpoint<z.ZodMiniType, infer Q> ? z.input<Q> : never
export type BodyOf<E> = E extends Endpoint<z.ZodMiniType, z.ZodMiniType, infer B> ? z.output<B> : never
export type BodyInputOf<E> = E extends Endpoint<z.ZodMiniType, z.ZodMiniType, infer B> ? z.input<B> : never
export type ReplyOf<E> = E extends Endpoint<z.ZodMiniType, z.ZodMiniType, z.ZodMiniType, infer R> ? z.output<R> : never

/** The body of every refusal (decisions.md §5). */
export const errorReply = z.object({
  errors: z.array(z.string()),
  code: z.string(),
  fields: z.optional(z.record(z.string(), z.string())),
  limit: z.optional(z.object({ name: z.string(), limit: z.number(), used: z.number(), lifts: z.nullable(z.string()) })),
  data: z.optional(z.unknown()),
  id: z.optional(z.string()),
})
export type ErrorReply = z.output<typeof errorReply>
