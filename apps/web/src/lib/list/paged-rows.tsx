import { LoadMore } from '@deckle/ui/collections/load-more.tsx'
import { Skeleton } from '@deckle/ui/feedback/skeleton.tsx'
import type { ReactNode } from 'react'
import { ErrorCallout } from '../error-callout.tsx'
import { LoadError } from '../load-error.tsx'
import type { PagedList } from './use-paged-list.ts'

export interface PagedRowsProps<Row> {
  readonly list: PagedList<Row>
  /** While the first page is on its way; a table of six rows by default. */
  readonly loading?: ReactNode
  /** Where the first page did not come; the error in words by default. */
  readonly failed?: ReactNode
  /** Where there is nothing; nothing by default. */
  readonly empty?: ReactNode
  /** Of all pages together, to say how many are shown. */
  readonly total?: number | undefined
  /** Below the rows, in place of the way to more. */
  readonly end?: ReactNode
}

/** The rows of a list with its states: loading, failed, empty, full, and more to come. */
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
  /** Where the next page did not come; the error in words by default. */
  readonly failed?: ReactNode
}

/** The way to the next page, and why it did not come. */
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
