import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  Link,
  Outlet,
  RouterProvider,
} from '@tanstack/react-router'
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { textParam, urlParams } from './url-params.ts'
import { UrlSearch } from './url-search.tsx'
import { useUrlState } from './use-url-state.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

const params = urlParams({ q: textParam(20) })

function List() {
  const [{ q }, set] = useUrlState(params)
  return (
    <>
      <UrlSearch label="Search" value={q} onChange={(next) => set({ q: next })} />
      <Link to="/report">Report</Link>
    </>
  )
}

/** The code of the report loads until `arrive` is called. */
async function openList() {
  let arrive = () => {}
  const loaded = new Promise<void>((resolve) => (arrive = resolve))
  const root = createRootRoute({ component: Outlet })
  const list = createRoute({ getParentRoute: () => root, path: '/list', component: List })
  const report = createRoute({ getParentRoute: () => root, path: '/report', loader: () => loaded })
  const history = createMemoryHistory({ initialEntries: ['/list'] })
  const router = createRouter({ routeTree: root.addChildren([list, report]), history })
  await act(async () => {
    render(<RouterProvider router={router} />)
    await vi.advanceTimersByTimeAsync(0)
  })
  return { router, arrive }
}

it('a pause after a link was pressed adds nothing to the next page', async () => {
  const { router, arrive } = await openList()
  fireEvent.change(screen.getByLabelText('Search'), { target: { value: 'tea' } })
  fireEvent.click(screen.getByRole('link', { name: 'Report' }))
  await act(() => vi.advanceTimersByTimeAsync(1000))
  arrive()
  await act(() => vi.advanceTimersByTimeAsync(1000))
  expect(router.state.location.href).toBe('/report')
})
