import type { Filters } from '../../figures/filters.ts'

/** What each part of the report is given. */
export interface ReportProps {
  readonly deckId: string
  readonly deckName: string
  readonly filters: Filters
  /** Letters of a slide's texts; null where the draft has no such slide. */
  readonly charactersOf: (slideId: string) => number | null
  readonly onOpenSlide: (slideId: string) => void
}
