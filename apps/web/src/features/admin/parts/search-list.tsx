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
}

export function SearchList<Row>({ searchLabel, empty, ...table }: SearchListProps<Row>): ReactNode {
  const [url, setUrl] = useUrlState(adminUrl)
  return (
    <div className="flex flex-col gap-4">
      <UrlSearch label={searchLabel} value={url.q} onChange={(q) => setUrl({ ...url, q })} className="max-w-sm" />
      <PagedTable
        {...table}
        empty={
          <EmptyState illustration={url.q ? 'search' : 'inbox'} title={url.q ? empty.found : empty.title}>
            {url.q ? undefined : empty.text}
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
