// @vitest-environment happy-dom
import { CallError } from '@deckle/contract/client/call-error.ts'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { loadWords } from '../../words/catalogues.ts'
import { pagedQuery } from './paged-query.ts'
import { PagedTable } from './paged-table.tsx'
import { usePagedList } from './use-paged-list.ts'

interface Page {
  readonly things: readonly string[]
  readonly next: string | null
}
type Fetch = (page: { readonly cursor?: string }) => Promise<Page>

const thingsOf = ({ things }: Page) => things
const refusal = new CallError(500, { code: 'internal', message: 'Not now.', errors: ['Not now.'] })

beforeAll(() => loadWords('en', 'errors'))
afterEach(cleanup)

function Things({ fetch, of, search, keepsRows }: { fetch: Fetch; of: string; search: string; keepsRows?: boolean }) {
  const query = pagedQuery({ queryKey: ['things', of, search], fetch, ...(keepsRows === false && { keepsRows }) })
  return (
    <PagedTable
      label="Things"
      list={usePagedList(query, thingsOf)}
      rowKey={(thing) => thing}
      loading="On its way"
      empty="Nothing"
      total={3}
      columns={[
        { name: 'Name', order: { sort: 'ascending', onSort }, cell: (thing) => thing },
        { name: 'Length', align: 'end', cell: (thing) => thing.length },
      ]}
    />
  )
}
const onSort = vi.fn<() => void>()

async function open(fetch: Fetch) {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  const draw = (of: string, search: string, keepsRows?: boolean) => (
    <QueryClientProvider client={client}>
      <Things fetch={fetch} of={of} search={search} keepsRows={keepsRows} />
    </QueryClientProvider>
  )
  const { rerender } = render(draw('one', ''))
  await act(async () => {})
  return (...wanted: Parameters<typeof draw>) => act(async () => rerender(draw(...wanted)))
}
const rows = () => screen.queryAllByRole('rowheader').map((cell) => cell.textContent)
const press = (name: RegExp) => act(async () => fireEvent.click(screen.getByRole('button', { name })))

describe('a list as a table', { timeout: 30_000 }, () => {
  it('loads, then is empty', async () => {
    let answer = (_page: Page) => {}
    await open(() => new Promise((resolve) => (answer = resolve)))
    expect(screen.getByText('On its way')).toBeDefined()
    await act(async () => answer({ things: [], next: null }))
    expect(await screen.findByText('Nothing')).toBeDefined()
  })

  it('loads page by page and shows how many rows are loaded', async () => {
    const fetch = vi.fn<Fetch>(async ({ cursor }) =>
      cursor === undefined ? { things: ['ab', 'abc'], next: 'c2' } : { things: ['abcd'], next: null },
    )
    await open(fetch)
    expect(await screen.findByText('2 of 3 shown')).toBeDefined()
    expect(rows()).toEqual(['ab', 'abc'])
    expect(within(screen.getAllByRole('row')[1] as HTMLElement).getByRole('cell').textContent).toBe('2')
    await press(/more/)
    expect(fetch).toHaveBeenLastCalledWith({ cursor: 'c2' }, expect.anything())
    expect(await screen.findByText('3 of 3 shown')).toBeDefined()
    expect(rows()).toEqual(['ab', 'abc', 'abcd'])
    expect(screen.queryByRole('button', { name: /more/ })).toBeNull()
    await press(/Name/)
    expect(onSort).toHaveBeenCalledTimes(1)
  })

  it('shows the error and retries', async () => {
    const fetch = vi
      .fn<Fetch>()
      .mockRejectedValueOnce(refusal)
      .mockResolvedValueOnce({ things: ['a'], next: null })
    await open(fetch)
    expect(await screen.findByText('Not now.')).toBeDefined()
    await press(/again/)
    expect(await screen.findByText('a')).toBeDefined()
  })

  it('keeps its rows if the next page fails', async () => {
    const fetch = vi
      .fn<Fetch>()
      .mockResolvedValueOnce({ things: ['a'], next: 'c' })
      .mockRejectedValueOnce(refusal)
    await open(fetch)
    await screen.findByText('a')
    await press(/more/)
    expect(await screen.findByText('Not now.')).toBeDefined()
    expect(rows()).toEqual(['a'])
    expect(screen.getByRole('button', { name: /more/ })).toBeDefined()
  })

  it('keeps its rows during a search, except figures, and never shows another list’s', async () => {
    const fetch = vi
      .fn<Fetch>()
      .mockResolvedValueOnce({ things: ['a'], next: null })
      .mockReturnValue(new Promise(() => {}))
    const change = await open(fetch)
    await screen.findByText('a')
    await change('one', 'b')
    expect(rows()).toEqual(['a'])
    await change('two', 'b')
    expect(rows()).toEqual([])
    await change('one', '')
    expect(rows()).toEqual(['a'])
    await change('one', 'c', false)
    expect(rows()).toEqual([])
  })
})
