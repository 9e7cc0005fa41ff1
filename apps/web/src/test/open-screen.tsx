import { createMemoryHistory, createRootRoute, createRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import { act, render } from '@testing-library/react'
import { routeAt, routes } from '../app/routes.ts'
import { pathsOf } from '../lib/screen/screen-route.ts'
import { searchFormat } from '../lib/url/search-format.ts'
import { type Surroundings, surround } from './draw-part.tsx'

/**
 * Draws the screen of an address, with its words, as the router would, without the shell. Returns the router
 * (`router.state.location`) and the query client.
 */
export async function openScreen(address: string, surroundings: Surroundings = {}) {
  const { client, wrapper } = surround(surroundings)
  const section = routeAt(address.split('?')[0] ?? '')?.section
  if (!section) throw new Error(`No screen at ${address}`)
  await section.preload()
  const root = createRootRoute()
  const screens = routes.flatMap(({ screen, section: { Screen } }) =>
    pathsOf(screen).map((path) => createRoute({ getParentRoute: () => root, path, component: () => <Screen /> })),
  )
  const router = createRouter({
    routeTree: root.addChildren(screens),
    history: createMemoryHistory({ initialEntries: [address] }),
    ...searchFormat,
  })
  await act(async () => render(<RouterProvider router={router as never} />, { wrapper }))
  return { router, client }
}
