import { toastQueue } from '@deckle/ui/overlays/toast.ts'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, render } from '@testing-library/react'
import { type ReactElement, type ReactNode, Suspense } from 'react'
import { afterEach, beforeAll, beforeEach, expect, vi } from 'vitest'
import { api } from '../lib/api.ts'
import { authState, signedOut } from '../lib/session/auth-state.ts'
import { loadWords } from '../words/catalogues.ts'
import type { Section } from '../words/sections.ts'
import { type SampleUser, sampleUser } from './sample-user.ts'

/**
 * Once at the top of a test file: loads words, and clears what a test drew, stubbed and signed in. A call that no test
 * stubbed (`vi.spyOn(api.x, 'list')`) is not answered; a request that is sent all the same fails the test and is named.
 */
export function prepareScreens(...sections: readonly Section[]): void {
  const calls: string[] = []
  beforeAll(async () => {
    await Promise.all(sections.map((section) => loadWords('en', section)))
  })
  beforeEach(() => {
    // Of other files, which share the queue and the address: a file that is downloaded leaves its own there.
    closeToasts()
    ;(globalThis as { happyDOM?: { setURL(url: string): void } }).happyDOM?.setURL('http://localhost:3000/')
    // Without a token a call ends the session, and the person of the test is gone: what is not stubbed waits for ever.
    vi.spyOn(api.exchange, 'prepare').mockReturnValue(new Promise(() => {}))
    // Several screens ask for them.
    vi.spyOn(api.shown_banners, 'publishedList').mockResolvedValue({ banners: [] })
    vi.spyOn(globalThis, 'fetch').mockImplementation(async (input) => {
      calls.push(input instanceof Request ? input.url : String(input))
      throw new TypeError('Not stubbed')
    })
  })
  afterEach(() => {
    cleanup()
    vi.restoreAllMocks()
    authState.setState(signedOut)
    closeToasts()
    expect(calls.splice(0), 'calls that the test does not stub').toEqual([])
  })
}

/** Closing one may show the next that waits. */
function closeToasts(): void {
  for (let [first] = toastQueue.visibleToasts; first; [first] = toastQueue.visibleToasts) toastQueue.close(first.key)
}

export interface Surroundings {
  /** Who is signed in, where it differs from a Creator; null for nobody. */
  readonly user?: SampleUser | null
}

/** What the application has around its screens: a session, and queries, which fail at once. */
export function surround({ user = {} }: Surroundings = {}) {
  authState.setState(user === null ? signedOut : { user: sampleUser(user), isUserLoggedIn: true })
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <QueryClientProvider client={client}>
      <Suspense>{children}</Suspense>
    </QueryClientProvider>
  )
  return { client, wrapper }
}

/** Draws a part of a screen; `redraw` draws it with other props. */
export async function drawPart(part: ReactElement, surroundings: Surroundings = {}) {
  const { client, wrapper } = surround(surroundings)
  const drawn = await act(async () => render(part, { wrapper }))
  return { client, redraw: (next: ReactElement) => act(async () => drawn.rerender(next)) }
}
