import type { LearningColumn } from '@deckle/core/report/learning-reports.ts'
import type { ColumnType, ValueOf } from '@deckle/core/report/report.ts'
import type { ReactNode } from 'react'
import { type Column, PagedTable } from '../../../lib/list/paged-table.tsx'
import { usePagedList } from '../../../lib/list/use-paged-list.ts'
import { useWords } from '../../../words/use-words.ts'
import { type Report, type ReportName, type ReportPage, reportPages, type RowOf } from '../queries.ts'
import { Section } from './section.tsx'
import { useValues } from './use-values.ts'

type ColumnOf<Name extends ReportName> = keyof RowOf<Name> & LearningColumn

interface ReportTableProps<Name extends ReportName> {
  readonly report: Report<Name>
  readonly title: string
  /** Below the title, where there are rows. */
  readonly text?: string
  /** Between the heading and the rows. */
  readonly filter?: ReactNode
  /** In order; the first is the row's header. */
  readonly columns: readonly ColumnOf<Name>[]
  /** Where a value is not just written. */
  readonly cells?: { readonly [Key in ColumnOf<Name>]?: (row: RowOf<Name>) => ReactNode }
  readonly rowKey: (row: RowOf<Name>) => string
  readonly empty: string
}

const rowsOf = <Name extends ReportName>(page: ReportPage<Name>): readonly RowOf<Name>[] => page.report.rows

/** A report as a table; its columns' types, which it says itself, decide how values are written. */
export function ReportTable<Name extends ReportName>({
  report,
  title,
  text,
  filter,
  columns,
  cells = {},
  rowKey,
  empty,
}: ReportTableProps<Name>) {
  const words = useWords('learning-reports')
  const write = useWriter()
  const list = usePagedList(reportPages(report), rowsOf<Name>)
  const types = new Map(list.firstPage?.report.columns.map(({ key, type }) => [key, type]))
  const column = (key: ColumnOf<Name>): Column<RowOf<Name>> => {
    const type = types.get(key) ?? 'text'
    const cell: ((row: RowOf<Name>) => ReactNode) | undefined = cells[key]
    return {
      name: words(`columns.${key}` as 'columns.at'),
      ...(type === 'count' || (type === 'percent' && !cell) ? { align: 'end' as const } : {}),
      ...((type === 'moment' || type === 'day') && { className: 'whitespace-nowrap' }),
      cell: cell ?? ((row) => write(key, type, row[key] as ValueOf[ColumnType])),
    }
  }
  return (
    <Section
      title={title}
      {...(text !== undefined && list.rows?.length !== 0 && { text })}
      report={report}
      filter={filter}
    >
      <PagedTable
        label={title}
        list={list}
        empty={<p className="text-sm text-muted">{empty}</p>}
        rowKey={rowKey}
        columns={columns.map(column)}
      />
    </Section>
  )
}

function useWriter(): (key: PropertyKey, type: string, value: ValueOf[ColumnType]) => string {
  const { none, number, percent, points, day, flag } = useValues()
  return (key, type, value) => {
    if (type === 'flag') return flag(value === true)
    if (value === null || value === '') return none
    if (key === 'gap') return value === 0 ? none : points(Number(value))
    if (type === 'count') return number(Number(value))
    if (type === 'percent') return percent(Number(value))
    const text = value as string
    return type === 'moment' || type === 'day' ? day(text) : text
  }
}
