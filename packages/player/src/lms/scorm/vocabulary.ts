import type { Before, ProgressReport } from '../port/port.ts'
import type { Interaction } from './interactions.ts'
import type { ApiNames, ScormApi } from './scorm-api.ts'

export type Elements = readonly (readonly [name: string, value: string])[]

/** A version of the standard: what its elements are called and how values are written. */
export interface Vocabulary {
  readonly names: ApiNames
  readonly suspendLimit: number
  readonly before: (get: ScormApi['get']) => Before
  /** What matters most first. */
  readonly report: (report: ProgressReport) => Elements
  readonly time: (sessionMs: number) => Elements
  /** Lets the session be gone on with. */
  readonly suspend: Elements
  /** The id first: an LMS opens the line with it. */
  readonly interaction: (one: Interaction, line: number) => Elements
  /** Ids of the lines from before by their number, where they can be read. */
  readonly lines: (get: ScormApi['get']) => readonly string[]
}
