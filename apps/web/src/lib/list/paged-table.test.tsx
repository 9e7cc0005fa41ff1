// @vitest-environment happy-dom
import { CallError } from '@deckle/contract/client/call-error.ts'
import { act, screen, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { drawPart, prepareScreens } from '../../test/draw-part.tsx'
import { pagedQuery } from './paged-query.ts'
import { PagedTable } from './paged-table.tsx'
import { usePagedList } from './use-paged-list.ts'
import { fireOn } from '../../test/fire-on.ts'

interface Page {
  readonly things: readonly string[]
  readonly next: string | null
}
type Fetch = (page: { readonly cursor?: string }) => Promise<Page>

const rowsOf = ({ things }: Page) => things
const refusal = new CallError(500, { code: 'internal', message: 'Not now.', errors: ['Not now.'] })

prepareScreens('errors')

function Things({ fetch, of, search, keepsRows }: { fetch: Fetch; of: string; search: string; keepsRows?: boolean }) {
  const query = pagedQuery({ queryKey: ['things', of, search], fetch, ...(keepsRows === false && { keepsRows }) })
  return (
    <PagedTable
      label="Things"
      list={usePagedList(query, rowsOf)}
      rowKey={(row) => row}
      loading="On its way"
      empty="Nothing"
      total={3}
      columns={[
        { name: 'Name', order: { sort: 'ascending', onSort }, cell: (row) => row },
        { name: 'Length', align: 'end', cell: (row) => row.length },
      ]}
    />
  )
}
const onSort = vi.fn<() => void>()

async function open(fetch: Fetch) {
  const { redraw } = await drawPart(<Things fetch={fetch} of="one" search="" />)
  return (of: string, search: string, keepsRows?: boolean) =>
    redraw(<Things fetch={fetch} of={of} search={search} keepsRows={keepsRows} />)
}
const rows = () => screen.queryAllByRole('rowheader').map((cell) => cell.textContent)
const press = (name: RegExp) => fireOn.click(screen.findByRole('button', { name }))

describe('a list as a table', () => {
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
