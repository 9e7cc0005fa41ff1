import { TextLink } from '@deckle/ui/actions/link-button.tsx'
import type { SortDirection } from '@deckle/ui/collections/table.tsx'
import type { ReactNode } from 'react'
import { AddressText } from '../../../lib/address-text.tsx'
import type { Column } from '../../../lib/list/paged-table.tsx'
import type { KeyedRow } from '../report/report-rows.tsx'
import type { ReportRow } from '../queries.ts'
import { useReportValues } from '../../../figures/reports/use-report-values.ts'

interface ColumnParts {
  readonly order?: Column<KeyedRow>['order']
  readonly href?: (row: ReportRow) => string | null
}

/** Columns of rows of people. */
export function useRankingColumns() {
  const { write, heading } = useReportValues()
  const textOf = (row: ReportRow): string => String(row['user'] || row['email'])
  const linked = (text: string, href: string | null): ReactNode =>
    href === null ? text : <TextLink href={href}>{text}</TextLink>
  return {
    person: ({ order, href = () => null }: ColumnParts = {}): Column<KeyedRow> => ({
      name: heading('user'),
      ...(order && { order }),
      cell: ({ row }) => (
        <span className="flex min-w-36 flex-col items-start wrap-break-word">
          {linked(textOf(row), href(row))}
          {row['user'] !== '' && (
            <span className="text-xs text-muted">
              <AddressText text={String(row['email'])} />
            </span>
          )}
        </span>
      ),
    }),
    figure: (key: string, type: string, { order, href = () => null }: ColumnParts = {}): Column<KeyedRow> => ({
      name: heading(key),
      ...(type === 'moment' ? { className: 'whitespace-nowrap' } : { align: 'end' }),
      ...(order && { order }),
      cell: ({ row }) => linked(write(key, type, row[key]), row[key] === 0 ? null : href(row)),
    }),
  }
}

export const orderOf = (isSorted: boolean, sort: SortDirection, onSort: () => void) => ({
  sort: isSorted ? sort : ('none' as const),
  onSort,
})

/** The id in a column; null without one. */
export const idIn = (row: ReportRow, key: string): string | null => {
  const id = row[key]
  return typeof id === 'string' && id !== '' ? id : null
}
