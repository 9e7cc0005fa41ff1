import type { Action } from '@deckle/core/access/access.ts'

type Method = 'GET' | 'POST' | 'PATCH'

/** Who may call: anyone, any signed-in person, or whoever may do an action of `core/access` at some reach. */
export type Access = 'public' | 'signed-in' | Action

/** For `multipart` the text fields of the form are validated by the endpoint's `body`; files are streamed. */
type BodyType = 'json' | 'multipart' | 'json-or-multipart' | 'json-or-urlencoded'

/** What a client needs of a call. Without schemas, so that a browser need not load them. */
export interface Route {
  readonly method: Method
  /** Below /api/v2, with `{name}` for parameters. */
  readonly path: string
  readonly access: Access
  readonly bodyType: BodyType
}

const json = <const M extends Method, const P extends string, const A extends Access>(method: M, path: P, access: A) =>
  ({ method, path, access, bodyType: 'json' }) as const

export const get = <const P extends string, const A extends Access>(path: P, access: A) => json('GET', path, access)
export const post = <const P extends string, const A extends Access>(path: P, access: A) => json('POST', path, access)
export const patch = <const P extends string, const A extends Access>(path: P, access: A) => json('PATCH', path, access)
export const multipart = <const R extends Route>(
  route: R,
): Omit<R, 'bodyType'> & { readonly bodyType: 'multipart' } => ({
  ...route,
  bodyType: 'multipart',
})

/** What mail programs send (RFC 8058). */
export const urlencoded = <const R extends Route>(
  route: R,
): Omit<R, 'bodyType'> & { readonly bodyType: 'json-or-urlencoded' } => ({
  ...route,
  bodyType: 'json-or-urlencoded',
})
