import { expect, it, vi } from 'vitest'
import { retryConflicts } from './retry-conflicts.ts'

const failure = (code: string) => Object.assign(new Error(code), { code })

it.each(['40P01', '40001'])('runs again after %s', async (code) => {
  const act = vi
    .fn()
    .mockRejectedValueOnce(failure(code))
    .mockRejectedValueOnce(failure(code))
    .mockResolvedValue('done')
  expect(await retryConflicts(act)).toBe('done')
  expect(act).toHaveBeenCalledTimes(3)
})

it('gives up after three conflicts', async () => {
  const act = vi.fn().mockRejectedValue(failure('40P01'))
  await expect(retryConflicts(act)).rejects.toThrow('40P01')
  expect(act).toHaveBeenCalledTimes(3)
})

it('does not repeat other errors', async () => {
  const act = vi.fn().mockRejectedValue(failure('23505'))
  await expect(retryConflicts(act)).rejects.toThrow('23505')
  expect(act).toHaveBeenCalledTimes(1)
})
