import { expect, it, vi } from 'vitest'
import { ignoreFailure } from './ignore-failure.ts'

it('stops nothing, and tells who waits', async () => {
  const tell = vi.fn()
  await expect(ignoreFailure(Promise.resolve(5), 'spec §8', tell)).resolves.toBe(5)
  expect(tell).not.toHaveBeenCalled()
  const failure = new Error('no')
  await expect(ignoreFailure(Promise.reject(failure), 'spec §8', tell)).resolves.toBeUndefined()
  expect(tell).toHaveBeenCalledExactlyOnceWith(failure)
})
