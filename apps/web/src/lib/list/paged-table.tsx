import { type SortDirection, Table, Td, Th, Tr } from '@deckle/ui/collections/table.tsx'
import type { ReactNode } from 'react'
import { PagedRows, type PagedRowsProps } from './paged-rows.tsx'

export interface Column<Row> {
  readonly name: string
  /** The heading is for screen readers only. */
  readonly hideName?: boolean
  readonly align?: 'start' | 'end'
  /** Class of the cells; by default as narrow as its longest word, and at most 20rem wide. */
  readonly className?: string
  readonly headClassName?: string
  /** Its sort state, and the callback that sorts by it. */
  readonly order?: { readonly sort: SortDirection; readonly onSort: () => void }
  readonly cell: (row: Row) => ReactNode
}

interface DataTableProps<Row> {
  readonly label: string
  /** The first column is the row header. */
  readonly columns: readonly Column<Row>[]
  /** @param at from 0, among those that are loaded */
  readonly rowKey: (row: Row, at: number) => string
  /** A CSS length; longer tables scroll below a sticky header. */
  readonly maxHeight?: string
  /** On a phone its rows are blocks although it sorts: the filters offer the same orders. */
  readonly stacks?: boolean
}

/** A paged list as a table; on a phone its rows are blocks, unless it sorts or scrolls by itself. */
export function PagedTable<Row>({
  label,
  columns,
  rowKey,
  maxHeight,
  ...list
}: DataTableProps<Row> & PagedRowsProps<Row>) {
  return (
    <PagedRows {...list}>
      {(rows) => <DataTable label={label} columns={columns} rowKey={rowKey} maxHeight={maxHeight} rows={rows} />}
    </PagedRows>
  )
}

/** The table alone, for rows from another source. */
export function DataTable<Row>({
  label,
  columns,
  rowKey,
  maxHeight,
  stacks = !maxHeight && columns.every(({ order }) => !order),
  rows,
}: DataTableProps<Row> & { readonly rows: readonly Row[] }) {
  return (
    <Table label={label} maxHeight={maxHeight} stacks={stacks}>
      <thead>
        <tr>
          {columns.map(({ name, hideName, align, headClassName, order }) => (
            <Th key={name} align={align} className={headClassName} {...order}>
              {hideName ? <span className="sr-only">{name}</span> : name}
            </Th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row, at) => (
          <Tr key={rowKey(row, at)}>
            {columns.map(({ name, hideName, align, className, cell }, index) => (
              <Td
                key={name}
                label={hideName || index === 0 ? undefined : name}
                align={align}
                header={index === 0}
                className={className ?? (align === 'end' ? undefined : 'max-w-80 wrap-break-word phone:min-w-28')}
              >
                {cell(row)}
              </Td>
            ))}
          </Tr>
        ))}
      </tbody>
    </Table>
  )
}
