import { createMemoryHistory, createRootRoute, createRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import { act, render } from '@testing-library/react'
import type { ReactElement } from 'react'
import { searchFormat } from '../lib/url/search-format.ts'
import { type Surroundings, surround } from './draw-part.tsx'

/** Draws a part whose state is in the address, at an address. Returns the router (`router.state.location`). */
export async function drawAt(address: string, part: ReactElement, surroundings: Surroundings = {}) {
  const { client, wrapper } = surround(surroundings)
  const root = createRootRoute()
  const route = createRoute({ getParentRoute: () => root, path: '$', component: () => part })
  const router = createRouter({
    routeTree: root.addChildren([route]),
    history: createMemoryHistory({ initialEntries: [address] }),
    ...searchFormat,
  })
  await act(async () => render(<RouterProvider router={router as never} />, { wrapper }))
  return { router, client }
}
