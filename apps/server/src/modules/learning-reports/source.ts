import type { Columns, RowOf } from '@deckle/core/report/report.ts'
import type { PageRequest } from '../../db/paging/paging.ts'

/** What a report is made from. */
export interface Source<C extends Columns> {
  /** Of whom or what it is, for the name of its file. */
  readonly title: string
  readonly rows: (page: PageRequest) => Promise<ReportPage<C>>
  /** Of all rows, by column. */
  readonly totals?: () => Promise<Readonly<Record<string, number | null>>>
}

export interface ReportPage<C extends Columns> {
  readonly rows: readonly RowOf<C>[]
  readonly next: string | null
}
