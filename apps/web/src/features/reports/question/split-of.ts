import type { ReportRow, ReportTable } from '../queries.ts'
import type { CellValue } from '../../../figures/reports/use-report-values.ts'

export interface SplitCell {
  readonly count: number
  readonly share: number | null
}

export interface SplitGroup {
  /** The values of the columns that name the group; none where answers are not split. */
  readonly names: Readonly<Record<string, CellValue>>
  /** In the order of `answers`. */
  readonly cells: readonly SplitCell[]
  readonly total: number
}

export interface SplitTable {
  readonly answers: readonly string[]
  readonly groups: readonly SplitGroup[]
}

const counted: readonly string[] = ['answer', 'count', 'share']

/** Rows of groups and answers as a table: a row a group, a column an answer. */
export function splitOf({ columns, rows }: Pick<ReportTable['report'], 'columns' | 'rows'>): SplitTable {
  const named = columns.map(({ key }) => key).filter((key) => !counted.includes(key))
  const answers = [...new Set(rows.map(({ answer }) => String(answer)))]
  const groups = new Map<string, ReportRow[]>()
  for (const row of rows) {
    const key = JSON.stringify(named.map((name) => row[name]))
    groups.set(key, [...(groups.get(key) ?? []), row])
  }
  return {
    answers,
    groups: [...groups.values()].map((own) => {
      const byAnswer = new Map(own.map((row) => [String(row['answer']), row]))
      const cells = answers.map((answer) => {
        const row = byAnswer.get(answer)
        return { count: Number(row?.['count'] ?? 0), share: (row?.['share'] as number | null | undefined) ?? null }
      })
      return {
        names: Object.fromEntries(named.map((name) => [name, own[0]?.[name]])),
        cells,
        total: cells.reduce((sum, { count }) => sum + count, 0),
      }
    }),
  }
}

/** The answer that was chosen most, by its place; 0 without any. */
export function mostChosen({ answers, groups }: SplitTable): number {
  const totals = answers.map((_, at) => groups.reduce((sum, { cells }) => sum + (cells[at]?.count ?? 0), 0))
  return Math.max(0, totals.indexOf(Math.max(...totals)))
}
