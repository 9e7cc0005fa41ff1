// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { retryImport } from './retry-import.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

it('asks until it is there', async () => {
  const load = vi.fn(() => Promise.resolve('view'))
  load.mockRejectedValueOnce(new TypeError('away')).mockRejectedValueOnce(new TypeError('away'))
  const onLoaded = vi.fn()
  retryImport(load, onLoaded)
  await vi.advanceTimersByTimeAsync(10_000)
  expect(load).toHaveBeenCalledTimes(3)
  expect(onLoaded.mock.calls).toEqual([['view']])
})

it('asks no more once it was left, though the answer was under way then', async () => {
  const load = vi.fn(() => Promise.reject(new TypeError('away')))
  const onLoaded = vi.fn()
  const leave = retryImport(load, onLoaded)
  leave()
  await vi.advanceTimersByTimeAsync(10_000)
  expect(load).toHaveBeenCalledOnce()
  expect(onLoaded).not.toHaveBeenCalled()
})
