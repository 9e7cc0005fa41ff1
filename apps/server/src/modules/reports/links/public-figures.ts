import type { WidgetFigures } from '@deckle/contract/models/widget.ts'
import type { Columns, ColumnType } from '@deckle/core/report/report.ts'
import { publicColumns, publicValue } from '@deckle/core/report/custom/public-columns.ts'

/** Figures without ids and addresses, and with initials in place of people's names unless these are included. */
export function publicFigures(figures: WidgetFigures, includesNames: boolean): WidgetFigures {
  const columns: Columns = Object.fromEntries(figures.columns.map(({ key, type }) => [key, type as ColumnType]))
  const shown = publicColumns(columns)
  // What a chart measures and is named by, besides what a table shows.
  const keys = new Set([...Object.keys(shown), ...(figures.measure ? Object.values(figures.measure) : [])])
  return {
    ...figures,
    columns: figures.columns.filter(({ key }) => key in shown),
    rows: figures.rows.map((row) =>
      Object.fromEntries(
        Object.entries(row).flatMap(([key, value]) =>
          keys.has(key) ? [[key, publicValue(key, value, includesNames)]] : [],
        ),
      ),
    ),
  }
}
