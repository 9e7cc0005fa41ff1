import { infiniteQueryOptions, type QueryKey } from '@tanstack/react-query'

interface PageOf {
  /** The cursor of the next page; null on the last one. */
  readonly next: string | null
}

interface PagedQueryOptions<Page extends PageOf, Key extends QueryKey> {
  /** Its last part holds the search, filters and order. */
  readonly queryKey: Key
  readonly fetch: (page: { readonly cursor?: string }, signal: AbortSignal) => Promise<Page>
  readonly staleTime?: number
  /**
   * Whether the rows of the previous filters stay until the new ones load (the default). Not for figures: they would be
   * read as those of the new filters. Rows of another list never stay.
   */
  readonly keepsRows?: boolean
}

/** A list paged by the server's cursor. */
export function pagedQuery<Page extends PageOf, const Key extends QueryKey>({
  queryKey,
  fetch,
  staleTime,
  keepsRows = true,
}: PagedQueryOptions<Page, Key>) {
  return infiniteQueryOptions({
    queryKey,
    queryFn: ({ signal, pageParam }): Promise<Page> => fetch(pageParam === null ? {} : { cursor: pageParam }, signal),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.next,
    ...(staleTime !== undefined && { staleTime }),
    placeholderData: (previous, query) =>
      keepsRows && query !== undefined && isSameList(query.queryKey, queryKey) ? previous : undefined,
  })
}

const isSameList = (one: QueryKey, other: QueryKey): boolean =>
  JSON.stringify(one.slice(0, -1)) === JSON.stringify(other.slice(0, -1))
