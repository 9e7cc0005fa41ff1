import { afterAll, vi } from 'vitest'

interface Page {
  readonly document?: { readonly body: { querySelectorAll(selectors: string): Iterable<{ remove(): void }> } }
  readonly localStorage?: { clear(): void }
  readonly sessionStorage?: { clear(): void }
}
const page = globalThis as Page

// Setup file of projects without isolation: the test files of a worker share its globals, page and modules, so each file
// removes what it left in them.
afterAll(async () => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  page.localStorage?.clear()
  page.sessionStorage?.clear()
  // React Aria keeps its announcer for the life of the page.
  for (const left of page.document?.body.querySelectorAll(':scope > :not([data-live-announcer])') ?? []) left.remove()
  // A module that is still loading when the file ends fails in all later files that import it.
  await vi.dynamicImportSettled()
})
