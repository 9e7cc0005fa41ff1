import { type InfiniteData, type QueryKey, useInfiniteQuery, type UseInfiniteQueryOptions } from '@tanstack/react-query'
import { useMemo } from 'react'

export interface PagedList<Row, Page = unknown> {
  /** Undefined until the first page is loaded. */
  readonly rows: readonly Row[] | undefined
  readonly firstPage: Page | undefined
  /** Why the first page failed. */
  readonly error: Error | null
  readonly retry: () => void
  readonly isRetrying: boolean
  readonly hasMore: boolean
  readonly loadMore: () => void
  readonly isLoadingMore: boolean
  /** Why the next page failed; the rows stay. */
  readonly moreError: Error | null
}

/** @param rowsOf the rows of a page; must be a stable function */
export function usePagedList<Row, Page, Key extends QueryKey>(
  query: UseInfiniteQueryOptions<Page, Error, InfiniteData<Page>, Key, string | null>,
  rowsOf: (page: Page) => readonly Row[],
): PagedList<Row, Page> {
  const list = useInfiniteQuery(query)
  const { data, error, refetch, fetchNextPage } = list
  const rows = useMemo(() => data?.pages.flatMap(rowsOf), [data, rowsOf])
  return {
    rows,
    firstPage: data?.pages[0],
    error: data ? null : error,
    retry: () => void refetch(),
    isRetrying: list.isFetching,
    hasMore: list.hasNextPage,
    loadMore: () => void fetchNextPage(),
    isLoadingMore: list.isFetchingNextPage,
    moreError: list.isFetchNextPageError ? error : null,
  }
}
