// @vitest-environment happy-dom
import { CallError } from '@deckle/contract/client/call-error.ts'
import { toastQueue } from '@deckle/ui/overlays/toast.ts'
import { createMemoryHistory, createRootRoute, createRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import { act, render, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { api } from '../../../lib/api.ts'
import { authState } from '../../../lib/session/auth-state.ts'
import { prepareScreens, surround } from '../../../test/draw-part.tsx'
import { sampleUser, type SampleUser } from '../../../test/sample-user.ts'
import { ActingBanner } from './acting-banner.tsx'
import { fireOn } from '../../../test/fire-on.ts'

prepareScreens('acting', 'errors')
afterEach(() => {
  vi.useRealTimers()
})

const hour = 3600_000
const acting = { name: 'Ravi Das', organisation: 'Deckle', until: new Date(Date.now() + 8 * hour).toISOString() }
const root = sampleUser({ _id: 'root', first_name: 'Ravi', license: { license_type: 'Superadmin' } })

async function draw(user: SampleUser = { acting, client: 'meadow' }) {
  const { wrapper } = surround({ user })
  const top = createRootRoute({ component: ActingBanner })
  const router = createRouter({
    routeTree: top.addChildren(
      ['/library', '/admin/clients/$id', '/partner/clients/$id'].map((path) =>
        createRoute({ getParentRoute: () => top, path, component: () => null }),
      ),
    ),
    history: createMemoryHistory({ initialEntries: ['/library'] }),
  })
  await act(async () => render(<RouterProvider router={router as never} />, { wrapper }))
  return router
}
const leave = () => fireOn.click(screen.findByRole('button', { name: 'Leave' }))

it('says who acts as whom and until when, and has nothing to dismiss it', async () => {
  await draw()
  const sentence = /^Ravi Das of Deckle acts as Meera Nair of Lantern Hill, until \d+:\d\d [AP]M at the latest\.$/
  const banner = screen.getByRole('region', { name: 'Acting as somebody else' })
  expect(banner.querySelector('p')?.textContent).toMatch(sentence)
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Leave'])
})

it('is nothing for a person who acts for themselves', async () => {
  await draw({})
  expect(screen.queryByRole('region')).toBeNull()
})

it.each([
  ['an operator', root, '/admin/clients/meadow'],
  [
    'a partner',
    sampleUser({ _id: 'asha', first_name: 'Asha', license: { license_type: 'Admin' } }),
    '/partner/clients/meadow',
  ],
])('leads %s back to the page of the client', async (_, user, href) => {
  vi.spyOn(api.auth, 'endActing').mockResolvedValue(user)
  const router = await draw()
  await leave()
  await waitFor(() => expect(router.state.location.pathname).toBe(href))
  expect(authState.getState()).toMatchObject({ status: 'success', user: { _id: user._id } })
  expect(toastQueue.visibleToasts[0]?.content).toMatchObject({ title: `You are ${user.first_name} again` })
  expect(screen.queryByRole('region')).toBeNull()
})

it('stays where leaving fails, and says why', async () => {
  vi.spyOn(api.auth, 'endActing').mockRejectedValue(
    new CallError(503, { code: 'unavailable', message: 'Not now.', errors: ['Not now.'] }),
  )
  const router = await draw()
  const before = toastQueue.visibleToasts.length
  await leave()
  await waitFor(() => expect(toastQueue.visibleToasts).toHaveLength(before + 1))
  expect(screen.getByRole('button', { name: 'Leave' })).toBeTruthy()
  expect([router.state.location.pathname, authState.getState().user?._id]).toEqual(['/library', 'meera'])
})

it('leaves by itself shortly before the end', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] })
  const end = vi.spyOn(api.auth, 'endActing').mockResolvedValue(root)
  await draw({ acting: { ...acting, until: new Date(Date.now() + hour).toISOString() } })
  await act(() => vi.advanceTimersByTimeAsync(hour - 30_000))
  expect(end).not.toHaveBeenCalled()
  await act(() => vi.advanceTimersByTimeAsync(15_000))
  expect(end).toHaveBeenCalledOnce()
})
