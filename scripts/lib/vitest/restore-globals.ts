import { afterAll, vi } from 'vitest'

interface Page {
  readonly document?: { readonly body: { querySelectorAll(selectors: string): Iterable<{ remove(): void }> } }
  readonly localStorage?: { clear(): void }
  readonly sessionStorage?: { clear(): void }
}
const page = globalThis as Page

// Setup file of projects with a page: the files of a worker share it, so none may find what another one left there.
afterAll(async () => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  page.localStorage?.clear()
  page.sessionStorage?.clear()
  for (const left of page.document?.body.querySelectorAll(':scope > :not([data-live-announcer])') ?? []) left.remove()
  // A module that is still loading when the file ends would count as failed in all files after it.
  await vi.dynamicImportSettled()
})
