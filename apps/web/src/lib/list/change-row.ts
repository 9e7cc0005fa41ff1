import type { InfiniteData, QueryClient, QueryKey } from '@tanstack/react-query'

/** Changes a row in every cached page that contains it, and these alone; null removes it. Returns an undo function. */
export function changeRow<Row extends { readonly id: string }>(
  client: QueryClient,
  lists: { readonly queryKey: QueryKey; /** Of its rows in a page. */ readonly name: string },
  id: string,
  change: (row: Row) => Row | null,
): () => void {
  type Page = Record<string, unknown> & { readonly total?: number }
  const withRow = (page: Page): Page => {
    const before = page[lists.name] as readonly Row[]
    if (before.every((row) => row.id !== id)) return page
    const rows = before.flatMap((row) => (row.id === id ? (change(row) ?? []) : [row]))
    const removed = before.length - rows.length
    return { ...page, [lists.name]: rows, ...(page.total === undefined ? {} : { total: page.total - removed }) }
  }
  const filter = { queryKey: lists.queryKey }
  const before = client.getQueriesData(filter)
  // The dashboard's lists are not paged.
  client.setQueriesData<InfiniteData<Page>>(filter, (data) => {
    if (!data || !('pages' in data)) return data
    const pages = data.pages.map(withRow)
    return pages.some((page, at) => page !== data.pages[at]) ? { ...data, pages } : data
  })
  return () => {
    for (const [key, data] of before) client.setQueryData(key, data)
  }
}
