/** What to fetch of a page or picture somewhere on the web. */
export interface FetchOptions {
  /** Content types that are taken, without parameters. */
  readonly types: readonly string[]
  /** Bytes; what is longer is refused, or cut with `cut`. */
  readonly most: number
  readonly cut?: boolean
}

export interface Fetched {
  /** After redirects. */
  readonly url: string
  /** With its parameters. */
  readonly contentType: string
  readonly body: Buffer
}

/** `refused`: not now and not later. `failed`: perhaps another time. */
export type FetchOutcome = Fetched | 'refused' | 'failed'

/** `refused`: an address that may not be reached. `failed`: no answer in time. */
export type PostOutcome = { readonly status: number } | 'refused' | 'failed'

/** Fetches addresses that people have typed: what is not public is never reached (safety.md). */
export interface WebFetch {
  get(url: string, options: FetchOptions): Promise<FetchOutcome>
  /** Sends to an address what nobody waits for an answer to: of the response only the status is read. */
  post(
    url: string,
    sent: { readonly headers: Readonly<Record<string, string>>; readonly body: string },
  ): Promise<PostOutcome>
}
