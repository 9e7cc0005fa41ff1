// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, renderHook, waitFor } from '@testing-library/react'
import { expect, it, onTestFinished, vi } from 'vitest'
import { prepareScreens } from '../test/draw-part.tsx'
import { sampleUser } from '../test/sample-user.ts'
import { api } from './api.ts'
import { useNotificationStream } from './notifications.ts'
import { authState } from './session/auth-state.ts'

prepareScreens()

it('a licence that somebody else changed is merged into the user without a reload', async () => {
  const learner = sampleUser({ license: { license_type: 'Learner' } })
  authState.setState({ status: 'success', user: learner, isUserLoggedIn: true })
  let push: (text: string) => void = () => undefined
  const body = new ReadableStream<Uint8Array>({
    start: (controller) => void (push = (text) => controller.enqueue(new TextEncoder().encode(text))),
  })
  vi.spyOn(api.exchange, 'prepare').mockResolvedValue({ url: '/stream', headers: {} } as never)
  vi.spyOn(api.exchange, 'finish').mockResolvedValue(undefined as never)
  vi.spyOn(globalThis, 'fetch').mockResolvedValue(new Response(body))
  const me = vi.spyOn(api.auth, 'me').mockResolvedValue(sampleUser({ license: { license_type: 'Manager' } }))
  const client = new QueryClient()
  const { unmount } = renderHook(useNotificationStream, {
    wrapper: ({ children }) => <QueryClientProvider client={client}>{children}</QueryClientProvider>,
  })
  await act(async () => push('event: notification\ndata: {"id":"one"}\n\n'))
  expect(me).not.toHaveBeenCalled()
  await act(async () => push('event: notification\ndata: {"id":""}\n\n'))
  await waitFor(() => expect(authState.getState().user?.license.license_type).toBe('Manager'))
  unmount()
})

it('asks how many posts are newer when the feed may have some, and not for notifications', async () => {
  authState.setState({ status: 'success', user: sampleUser(), isUserLoggedIn: true })
  let push: (text: string) => void = () => undefined
  const body = new ReadableStream<Uint8Array>({
    start: (controller) => void (push = (text) => controller.enqueue(new TextEncoder().encode(text))),
  })
  vi.spyOn(api.exchange, 'prepare').mockResolvedValue({ url: '/stream', headers: {} } as never)
  vi.spyOn(api.exchange, 'finish').mockResolvedValue(undefined as never)
  vi.spyOn(globalThis, 'fetch').mockResolvedValue(new Response(body))
  const client = new QueryClient()
  const refetched = vi.spyOn(client, 'invalidateQueries')
  const { unmount } = renderHook(useNotificationStream, {
    wrapper: ({ children }) => <QueryClientProvider client={client}>{children}</QueryClientProvider>,
  })
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  vi.spyOn(Math, 'random').mockReturnValue(0.5)
  for (let posts = 0; posts < 3; posts++)
    await act(async () => {
      push('event: notification\ndata: {"id":"feed"}\n\n')
      await vi.advanceTimersByTimeAsync(800)
    })
  expect(refetched, 'not all screens at once').not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(800)
  expect(refetched.mock.calls.map(([filters]) => filters?.queryKey)).toEqual([['social', 'report', 'newer']])
  unmount()
})
