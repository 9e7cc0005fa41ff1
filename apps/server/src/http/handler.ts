import type { Readable } from 'node:stream'
import type { Actor } from '@deckle/core/access/access.ts'
import type { BodyOf, Endpoint, ParamsOf, QueryOf, ReplyOf } from '@deckle/contract/kit/endpoint.ts'
import type { Deps } from '../deps.ts'

/** Request facts available to a handler beyond its checked input. */
export interface RequestFacts {
  readonly id: string
  /** The caller's address; from a trusted proxy's header where TRUST_PROXY is set. */
  readonly ip: string
  /** Forwarded by a trusted proxy, with the caller's address in `X-Forwarded-For`. */
  readonly isProxied: boolean
  readonly userAgent: string
  readonly method: string
  header(name: string): string | undefined
  /** The bytes of a JSON body, where the endpoint uses them. */
  readonly rawBody: Buffer | null
  /** The file of a multipart body as a stream; null without one. */
  file(): Promise<UploadedFile | null>
}

export interface UploadedFile {
  readonly filename: string
  readonly stream: Readable
  /** Valid after the stream has ended: true if the file was cut off at the size limit. */
  isTruncated(): boolean
  /** Text fields sent before the file. */
  readonly fields: Readonly<Record<string, string>>
}

/** A signed-in caller with the session of the request. */
export interface SignedIn extends Actor {
  readonly sessionId: string
  /** Place in the hierarchy: `users.path`. */
  readonly path: Buffer
  /** The session was opened with all factors, or by whom the client trusts to ask for them. */
  readonly factorsDone?: boolean | undefined
  /** Only calls with `beforeFactor` are open. */
  readonly mustSetUpFactor?: boolean | undefined
  /** Country and network address of the request, as sessions show them; jobs have none. */
  readonly place?: (() => string) | undefined
  /** In an impersonation session: the number of audit entries that this call has added. */
  readonly acted?: { entries: number } | undefined
}

type ActorOf<E> = E extends { readonly access: 'public' } ? SignedIn | null : SignedIn

/** The arguments of a handler: checked input and dependencies. */
export interface Call<E extends Endpoint> {
  readonly deps: Deps
  readonly actor: ActorOf<E>
  readonly params: ParamsOf<E>
  readonly query: QueryOf<E>
  readonly body: BodyOf<E>
  readonly request: RequestFacts
  readonly setHeader: (name: string, value: string) => void
}

export class FileReply {
  readonly contentType: string
  readonly filename: string
  readonly body: Readable
  /** Of a table, where it is known before it is read. */
  readonly totalRows: number | undefined

  constructor(file: { contentType: string; filename: string; body: Readable; totalRows?: number | undefined }) {
    this.contentType = file.contentType
    this.filename = file.filename
    this.body = file.body
    this.totalRows = file.totalRows
  }
}

export type Handler<E extends Endpoint> = (call: Call<E>) => Promise<ReplyOf<E> | FileReply>

/** One handler per endpoint, of the same name; a missing one is a compile error. */
export type Handlers<Resource extends Readonly<Record<string, Endpoint>>> = {
  readonly [Name in keyof Resource]: Handler<Resource[Name]>
}
