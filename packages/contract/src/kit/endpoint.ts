import type { ErrorCode } from '@deckle/core/error.ts'
import * as z from 'zod/mini'
import type { Route } from '../routes.ts'

/** One HTTP call as a value: its route, and the shapes of what goes in and out. */
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

/** The endpoints of a resource, one for each of its routes: a missing, a surplus or another route's does not compile. */
export type Resource<Routes extends Readonly<Record<string, Route>>> = {
  readonly [Call in keyof Routes]: Endpoint<z.ZodMiniType, z.ZodMiniType, z.ZodMiniType, z.ZodMiniType, Routes[Call]>
}

const nothing = z.object({})
type Nothing = typeof nothing

interface EndpointOptions<P, Q, B, Reply> extends Partial<
  Pick<Endpoint, 'files' | 'bodyLimit' | 'bodyValues' | 'replyType' | 'errors'>
> {
  readonly summary: string
  readonly params?: P
  readonly query?: Q
  readonly body?: B
  readonly reply: Reply
}

/** 1 MB: what a JSON body may weigh unless its call says otherwise. */
export const DEFAULT_BODY_LIMIT = 1024 * 1024
/** Four times the values of the largest body that a call takes, decks left aside: a batch of 50 events. */
export const DEFAULT_BODY_VALUES = 2000
/** Most entries of one list or object in a JSON body; a deck's longest list is of 1,000 pictures. */
export const BODY_ENTRIES = 5000
/** How deep a JSON body may be nested: a deck is 9 deep, and older files that are imported are not much deeper. */
export const BODY_DEPTH = 32

/** The call of a route; what is left out is empty. */
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
    query: nothing as unknown as Q,
    body: z.strictObject({}) as unknown as B,
    files: [],
    bodyLimit: DEFAULT_BODY_LIMIT,
    bodyValues: DEFAULT_BODY_VALUES,
    replyType: 'application/json',
    errors: [],
    ...options,
  }
}

/** A value that nobody may change, in all its depth. */
type DeepReadonly<T> = unknown extends T
  ? T
  : T extends (...args: never[]) => unknown
    ? T
    : { readonly [Key in keyof T]: DeepReadonly<T[Key]> }

/** What a schema answers, as it is handed on. */
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
