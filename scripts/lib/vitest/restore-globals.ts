import { afterAll, vi } from 'vitest'

// Setup file of projects with a page: the files of a worker share it, so none may find what another one replaced.
afterAll(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  if (typeof localStorage === 'undefined') return
  localStorage.clear()
  sessionStorage.clear()
})
