import type { ColumnType } from '@deckle/core/report/report.ts'
import { Badge } from '@deckle/ui/feedback/badge.tsx'
import { Card } from '@deckle/ui/layout/card.tsx'
import { useMemo, type ReactNode } from 'react'
import { type Column, DataTable, PagedTable } from '../../../lib/list/paged-table.tsx'
import { usePagedList } from '../../../lib/list/use-paged-list.ts'
import { useWords } from '../../../words/use-words.ts'
import { type ReportName, type ReportReply, reportRowsQuery, type RowOf, type Wanted } from '../queries.ts'
import { useReportFormat, type Value } from '../use-report-format.ts'
import { CsvButton } from './csv-button.tsx'

/** Columns that are shown, in order, and how some of them are drawn. */
interface Shown<N extends ReportName> {
  readonly columns: readonly (keyof RowOf<N> & string)[]
  readonly cells?: { readonly [Key in keyof RowOf<N>]?: (row: RowOf<N>) => ReactNode }
}

type Types = Readonly<Record<string, ColumnType>>

function useColumns<N extends ReportName>(types: Types, { columns, cells }: Shown<N>): readonly Column<RowOf<N>>[] {
  const t = useWords('learning-reports')
  const format = useReportFormat()
  return columns.map((key): Column<RowOf<N>> => {
    const type = types[key] ?? 'text'
    const isNumber = type === 'count' || type === 'percent'
    return {
      name: t(`report.columns.${key}` as 'report.columns.user'),
      ...(isNumber && { align: 'end' as const }),
      cell: cells?.[key] ?? ((row) => format.value(type, key, row[key] as Value)),
    }
  })
}

interface TableProps<N extends ReportName> extends Shown<N> {
  readonly label: string
  readonly types: Types
  readonly rows: readonly RowOf<N>[]
  readonly rowKey: (row: RowOf<N>) => string
}

/** Rows that are there. */
export function ReportTable<N extends ReportName>({ label, types, rows, rowKey, ...shown }: TableProps<N>) {
  return <DataTable label={label} rows={rows} rowKey={rowKey} columns={useColumns<N>(types, shown)} />
}

interface PagedProps<N extends ReportName> extends Shown<N> {
  readonly of: Wanted<N>
  readonly title: string
  readonly types: Types
  readonly rowKey: (row: RowOf<N>) => string
  readonly empty: string
}

/** Page by page, in a card of its own with its file. */
export function PagedReport<N extends ReportName>({ of, title, types, rowKey, empty, ...shown }: PagedProps<N>) {
  const { name, id, query } = of
  const list = usePagedList(
    useMemo(() => reportRowsQuery({ name, id, query }), [name, id, query]),
    rowsOf<N>,
  )
  return (
    <Card title={title} action={<CsvButton of={of} title={title} />}>
      <PagedTable
        label={title}
        list={list}
        rowKey={rowKey}
        columns={useColumns<N>(types, shown)}
        empty={<p className="text-sm text-muted">{empty}</p>}
      />
    </Card>
  )
}

const rowsOf = <N extends ReportName>({ report }: ReportReply<N>): readonly RowOf<N>[] => report.rows

const tones = { passed: 'success', failed: 'danger', expired: 'warning', in_progress: 'info' } as const

/** The state of an enrolment; overdue before all others. */
export function StateBadge({ status, overdue }: { readonly status: string; readonly overdue: boolean }) {
  const t = useWords('learning-reports')
  const { value } = useReportFormat()
  if (overdue) return <Badge tone="danger">{t('overdue')}</Badge>
  return <Badge tone={tones[status as keyof typeof tones] ?? 'neutral'}>{value('text', 'status', status)}</Badge>
}
