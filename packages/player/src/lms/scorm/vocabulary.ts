import type { Before, Place, ProgressReport } from '../port/port.ts'
import type { Interaction } from './interactions.ts'
import type { ApiNames, ScormApi } from './scorm-api.ts'

export type Elements = readonly (readonly [name: string, value: string])[]

/** A version of the standard: its element names and value formats. */
export interface Vocabulary {
  readonly names: ApiNames
  readonly suspendLimit: number
  readonly before: (get: ScormApi['get']) => Before
  /** Score and status, the most important first. */
  readonly result: (report: ProgressReport) => Elements
  /** Where to resume. */
  readonly place: (place: Place) => Elements
  readonly time: (sessionMs: number) => Elements
  /** Ends the session so that it can be resumed. */
  readonly suspend: Elements
  /** The id first: an LMS creates the line with it. */
  readonly interaction: (one: Interaction, line: number) => Elements
  /** Ids of the LMS's lines by index, where they can be read. */
  readonly lines: (get: ScormApi['get']) => readonly string[]
}
