import { LoadMore } from '@deckle/ui/collections/load-more.tsx'
import { Skeleton } from '@deckle/ui/feedback/skeleton.tsx'
import type { ReactNode } from 'react'
import { ErrorCallout } from '../errors/error-callout.tsx'
import { LoadError } from '../errors/load-error.tsx'
import type { PagedList } from './use-paged-list.ts'

export interface PagedRowsProps<Row> {
  readonly list: PagedList<Row>
  /** While the first page loads; a table of six skeleton rows by default. */
  readonly loading?: ReactNode
  /** If the first page failed; the error's text by default. */
  readonly failed?: ReactNode
  /** If there are no rows; nothing by default. */
  readonly empty?: ReactNode
  /** Total of all pages, to show how many are loaded. */
  readonly total?: number | undefined
  /** Below the rows, instead of the "more" button. */
  readonly end?: ReactNode
}

/** A list's rows with its states: loading, failed, empty, loaded, more pages. */
export function PagedRows<Row>({
  list,
  loading = <Skeleton kind="table" count={6} />,
  failed,
  empty = null,
  total,
  end,
  children,
}: PagedRowsProps<Row> & { readonly children: (rows: readonly Row[]) => ReactNode }) {
  if (!list.rows && list.error)
    return failed ?? <LoadError error={list.error} onRetry={list.retry} isRetrying={list.isRetrying} />
  if (!list.rows) return loading
  if (list.rows.length === 0) return empty
  return (
    <>
      {children(list.rows)}
      {end === undefined ? <ListEnd list={list} total={total} /> : end}
    </>
  )
}

interface ListEndProps {
  readonly list: PagedList<unknown>
  readonly total?: number | undefined
  /** If the next page failed; the error's text by default. */
  readonly failed?: ReactNode
}

/** Loads the next page, and shows why that failed. */
export function ListEnd({ list, total, failed }: ListEndProps) {
  return (
    <>
      {list.moreError && (failed ?? <ErrorCallout error={list.moreError} />)}
      <LoadMore
        hasMore={list.hasMore}
        isLoading={list.isLoadingMore}
        onLoadMore={list.loadMore}
        shown={list.rows?.length}
        total={total}
      />
    </>
  )
}
