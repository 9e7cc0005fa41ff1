import type { Deps } from '../deps.ts'
import type { RequestFacts } from './handler.ts'

/** A page's request. Nothing here is validated: check each value before use. */
export interface PageCall {
  readonly deps: Deps
  readonly params: Readonly<Record<string, string>>
  readonly query: Readonly<Record<string, string | string[] | undefined>>
  readonly request: RequestFacts
}
