import { LoadMore } from '@deckle/ui/collections/load-more.tsx'
import { Table, Td, Th, Tr } from '@deckle/ui/collections/table.tsx'
import { EmptyState } from '@deckle/ui/feedback/empty-state.tsx'
import { Skeleton } from '@deckle/ui/feedback/skeleton.tsx'
import { SearchField } from '@deckle/ui/fields/search-field.tsx'
import type { UseInfiniteQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { LoadError } from '../../../lib/load-error.tsx'

export interface Column<Row> {
  readonly name: string
  readonly align?: 'start' | 'end'
  readonly cell: (row: Row) => ReactNode
}

interface PagedTableProps<Row> {
  readonly label: string
  readonly columns: readonly Column<Row>[]
  readonly rows: readonly Row[] | undefined
  readonly rowKey: (row: Row) => string
  readonly list: Pick<
    UseInfiniteQueryResult,
    'error' | 'refetch' | 'isFetching' | 'hasNextPage' | 'fetchNextPage' | 'isFetchingNextPage'
  >
  readonly search: { readonly label: string; readonly text: string; readonly setText: (text: string) => void }
  readonly empty: { readonly title: string; readonly text?: string; readonly found: string }
}

/** A list of the installation: search, pages, and what to see when there is nothing. */
export function PagedTable<Row>({ label, columns, rows, rowKey, list, search, empty }: PagedTableProps<Row>) {
  return (
    <div className="flex flex-col gap-4">
      <SearchField label={search.label} value={search.text} onChange={search.setText} className="max-w-sm" />
      {!rows &&
        (list.error ? (
          <LoadError error={list.error} onRetry={() => void list.refetch()} isRetrying={list.isFetching} />
        ) : (
          <Skeleton kind="table" count={6} />
        ))}
      {rows?.length === 0 && (
        <EmptyState illustration={search.text ? 'search' : 'inbox'} title={search.text ? empty.found : empty.title}>
          {search.text ? undefined : empty.text}
        </EmptyState>
      )}
      {rows && rows.length > 0 && (
        <Table label={label}>
          <thead>
            <tr>
              {columns.map((column) => (
                <Th key={column.name} align={column.align}>
                  {column.name}
                </Th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <Tr key={rowKey(row)}>
                {columns.map((column, index) => (
                  <Td
                    key={column.name}
                    align={column.align}
                    header={index === 0}
                    className={column.align === 'end' ? undefined : 'max-w-80 min-w-28 wrap-anywhere'}
                  >
                    {column.cell(row)}
                  </Td>
                ))}
              </Tr>
            ))}
          </tbody>
        </Table>
      )}
      <LoadMore
        hasMore={list.hasNextPage}
        isLoading={list.isFetchingNextPage}
        onLoadMore={() => void list.fetchNextPage()}
      />
    </div>
  )
}
