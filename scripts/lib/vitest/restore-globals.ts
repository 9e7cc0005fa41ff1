import { afterAll, vi } from 'vitest'

const storages = globalThis as { localStorage?: { clear(): void }; sessionStorage?: { clear(): void } }

// Setup file of projects with a page: the files of a worker share it, so none may find what another one replaced.
afterAll(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  storages.localStorage?.clear()
  storages.sessionStorage?.clear()
})
