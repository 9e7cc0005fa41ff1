import type { FlowModel } from './visitor-path.ts'

/** Where a person who went one way is counted, by the day of the touch that is credited. Null for steps not taken. */
export interface FlowCell {
  readonly model: FlowModel
  /** `2026-01-31` */
  readonly day: string
  readonly source: string
  readonly campaign: string
  readonly article: string | null
  readonly deck: string | null
  readonly lead: boolean
  readonly course: string | null
}
