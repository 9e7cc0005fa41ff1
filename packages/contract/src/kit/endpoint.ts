import type { ErrorCode } from '@deckle/core/error.ts'
import * as z from 'zod/mini'
import type { Route } from './route.ts'

/** An HTTP call as a value: its route, and the schemas of its input and reply. */
export interface Endpoint<
  Params extends z.ZodMiniType = z.ZodMiniType,
  Query extends z.ZodMiniType = z.ZodMiniType,
  Body extends z.ZodMiniType = z.ZodMiniType,
  Reply extends z.ZodMiniType = z.ZodMiniType,
  R extends Route = Route,
> {
  readonly method: R['method']
  readonly path: R['path']
  readonly access: R['access']
  readonly bodyType: R['bodyType']
  readonly summary: string
  readonly params: Params
  readonly query: Query
  readonly body: Body
  readonly files: readonly string[]
  /** Bytes. */
  readonly bodyLimit: number
  /** Most values in a JSON body, lists and objects included; counted before the body is parsed. */
  readonly bodyValues: number
  /** The JSON body's bytes are handed on too, since they are signed. */
  readonly usesRawBody: boolean
  readonly reply: Reply
  /** Content type of the reply. A file's shape is not described by `reply`; an uploaded file has any type. */
  readonly replyType: 'application/json' | 'text/csv' | 'application/zip' | 'application/pdf' | '*/*'
  /**
   * Error codes beyond those of every call (malformed, not_signed_in, not_allowed, too_often, unavailable, disk_full).
   */
  readonly errors: readonly ErrorCode[]
  /** Answered with 202 where `job` of the reply is not null: it goes on in the background. */
  readonly goesOn: boolean
  /** Headers that the call takes beyond those of every call, with what they are for. */
  readonly headers: Readonly<Record<string, string>>
  /** Open to a session that must set up a second factor before anything else. */
  readonly beforeFactor: boolean
  /** What is refused during impersonation: the whole call, or these fields of its body. */
  readonly refusedActing: 'all' | readonly string[]
}

/**
 * The endpoints of a resource, one per route. A missing or surplus endpoint, or one of another route, does not compile.
 */
export type Resource<Routes extends Readonly<Record<string, Route>>> = {
  readonly [Call in keyof Routes]: Endpoint<z.ZodMiniType, z.ZodMiniType, z.ZodMiniType, z.ZodMiniType, Routes[Call]>
}

const nothing = z.object({})
type Nothing = typeof nothing

interface EndpointOptions<P, Q, B, Reply> extends Partial<
  Pick<
    Endpoint,
    | 'files'
    | 'bodyLimit'
    | 'bodyValues'
    | 'usesRawBody'
    | 'replyType'
    | 'errors'
    | 'goesOn'
    | 'headers'
    | 'beforeFactor'
    | 'refusedActing'
  >
> {
  readonly summary: string
  readonly params?: P
  readonly query?: Q
  readonly body?: B
  readonly reply: Reply
}

/** 1 MB: largest JSON body unless its endpoint says otherwise. */
const DEFAULT_BODY_LIMIT = 1024 * 1024
/** Four times the values of the largest body except decks: a batch of 50 events. */
export const DEFAULT_BODY_VALUES = 2000
/** Most entries of one list or object in a JSON body; a deck's longest list has 1,000 pictures. */
export const BODY_ENTRIES = 5000
/** Deepest nesting of a JSON body: a deck has 9 levels, imported older files hardly more. */
export const BODY_DEPTH = 32

/** The endpoint of a route; parts left out are empty. */
/* @__NO_SIDE_EFFECTS__ */
export function endpoint<
  const R extends Route,
  Reply extends z.ZodMiniType,
  P extends z.ZodMiniType = Nothing,
  Q extends z.ZodMiniType = Nothing,
  B extends z.ZodMiniType = Nothing,
>(route: R, options: EndpointOptions<P, Q, B, Reply>): Endpoint<P, Q, B, Reply, R> {
  return {
    ...route,
    params: nothing as unknown as P,
    body: z.strictObject({}) as unknown as B,
    files: [],
    bodyLimit: DEFAULT_BODY_LIMIT,
    bodyValues: DEFAULT_BODY_VALUES,
    usesRawBody: false,
    replyType: 'application/json',
    errors: [],
    goesOn: false,
    headers: {},
    beforeFactor: false,
    refusedActing: [],
    ...options,
    // An unknown parameter is refused, as a body's unknown field is: a misspelt filter would select everything.
    query: z.catchall((options.query ?? nothing) as unknown as typeof nothing, z.never()) as unknown as Q,
  }
}

type DeepReadonly<T> = unknown extends T
  ? T
  : T extends (...args: never[]) => unknown
    ? T
    : { readonly [Key in keyof T]: DeepReadonly<T[Key]> }

/** A schema's parsed value, deeply readonly. */
export type Output<Schema extends z.ZodMiniType> = DeepReadonly<z.output<Schema>>
type Input<Schema extends z.ZodMiniType> = DeepReadonly<z.input<Schema>>

type Part<E, Name extends 'params' | 'query' | 'body' | 'reply'> = E extends { readonly [N in Name]: infer S }
  ? S extends z.ZodMiniType
    ? S
    : never
  : never

export type ParamsOf<E> = Output<Part<E, 'params'>>
export type QueryOf<E> = Output<Part<E, 'query'>>
export type QueryInputOf<E> = Input<Part<E, 'query'>>
export type BodyOf<E> = Output<Part<E, 'body'>>
export type BodyInputOf<E> = Input<Part<E, 'body'>>
export type ReplyOf<E> = Output<Part<E, 'reply'>>

/** The body of every refusal (decisions.md §5). */
export const errorReply = z.object({
  errors: z.array(z.string()),
  code: z.string(),
  fields: z.optional(z.record(z.string(), z.string())),
  limit: z.optional(z.object({ name: z.string(), limit: z.number(), used: z.number(), lifts: z.nullable(z.string()) })),
  data: z.optional(z.unknown()),
  id: z.optional(z.string()),
})
export type ErrorReply = Output<typeof errorReply>
