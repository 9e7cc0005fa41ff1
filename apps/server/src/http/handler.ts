import type { Readable } from 'node:stream'
import type { Actor } from '@deckle/core/access/access.ts'
import type { BodyOf, Endpoint, ParamsOf, QueryOf, ReplyOf } from '@deckle/contract/kit/endpoint.ts'
import type { Deps } from '../deps.ts'

/** What a handler may know of the request beyond its checked input. */
export interface RequestFacts {
  readonly id: string
  /** Address of the caller, a trusted proxy's word taken where TRUST_PROXY says so. */
  readonly ip: string
  readonly userAgent: string
  header(name: string): string | undefined
  /** The one file of a multipart body, streamed; null where the form has none. */
  file(): Promise<UploadedFile | null>
}

export interface UploadedFile {
  readonly filename: string
  readonly stream: Readable
  /** True once the stream has ended over its limit: what was read is not the whole file. */
  isTruncated(): boolean
  /** The form's text fields sent before the file. */
  readonly fields: Readonly<Record<string, string>>
}

/** A signed-in caller with the session it speaks through. */
export interface SignedIn extends Actor {
  readonly sessionId: string
}

type ActorOf<E> = E extends { readonly access: 'public' } ? SignedIn | null : SignedIn

/** One call as a handler gets it: checked input and the house's parts. */
export interface Call<E extends Endpoint> {
  readonly deps: Deps
  readonly actor: ActorOf<E>
  readonly params: ParamsOf<E>
  readonly query: QueryOf<E>
  readonly body: BodyOf<E>
  readonly request: RequestFacts
  /** Sets a header of the response. */
  readonly setHeader: (name: string, value: string) => void
}

/** A reply that is a file, not JSON. */
export class FileReply {
  readonly contentType: string
  readonly filename: string
  readonly body: Readable

  constructor(file: { contentType: string; filename: string; body: Readable }) {
    this.contentType = file.contentType
    this.filename = file.filename
    this.body = file.body
  }
}

export type Handler<E extends Endpoint> = (call: Call<E>) => Promise<ReplyOf<E> | FileReply>

/** The handlers of a resource of the contract: one a call, of the same name; a missing one does not compile. */
export type Handlers<Resource extends Readonly<Record<string, Endpoint>>> = {
  readonly [Name in keyof Resource]: Handler<Resource[Name]>
}
