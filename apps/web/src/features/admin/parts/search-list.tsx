import type { ReactNode } from 'react'
import { EmptyState } from '@deckle/ui/feedback/empty-state.tsx'
import { type Column, PagedTable } from '../../../lib/list/paged-table.tsx'
import type { PagedList } from '../../../lib/list/use-paged-list.ts'
import { UrlSearch } from '../../../lib/url/url-search.tsx'
import { useUrlState } from '../../../lib/url/use-url-state.ts'
import { adminUrl } from '../url-state.ts'

interface SearchListProps<Row> {
  readonly label: string
  readonly searchLabel: string
  readonly list: PagedList<Row>
  readonly rowKey: (row: Row) => string
  readonly columns: readonly Column<Row>[]
  /** Texts of the empty list; `found`: no search results. */
  readonly empty: { readonly title: string; readonly text?: string; readonly found: string }
  /** Shown beside the search field. */
  readonly filter?: ReactNode
  /** Whether a filter is active. */
  readonly isFiltered?: boolean
}

export function SearchList<Row>({
  searchLabel,
  empty,
  filter,
  isFiltered = false,
  ...table
}: SearchListProps<Row>): ReactNode {
  const [url, setUrl] = useUrlState(adminUrl)
  const isSearched = isFiltered || Boolean(url.q)
  return (
    <div className="flex flex-col gap-4">
      <div className="flex flex-wrap items-end gap-3">
        <UrlSearch
          label={searchLabel}
          value={url.q}
          onChange={(q) => setUrl({ ...url, q })}
          className="w-full max-w-sm"
        />
        {filter}
      </div>
      <PagedTable
        {...table}
        empty={
          <EmptyState illustration={isSearched ? 'search' : 'inbox'} title={isSearched ? empty.found : empty.title}>
            {isSearched ? undefined : empty.text}
          </EmptyState>
        }
      />
    </div>
  )
}

export function useAdminSearch(): string {
  const [{ q = '' }] = useUrlState(adminUrl)
  return q.trim()
}
