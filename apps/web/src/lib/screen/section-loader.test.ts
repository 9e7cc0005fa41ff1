import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { SECTION_TIMEOUT, SectionLoadError, sectionLoader } from './section-loader.ts'

describe('sectionLoader', () => {
  beforeEach(() => {
    vi.useFakeTimers()
  })
  afterEach(() => {
    vi.useRealTimers()
  })

  it('loads once for many callers', async () => {
    const load = vi.fn(() => Promise.resolve('screen'))
    const section = sectionLoader(load)
    await expect(Promise.all([section(), section()])).resolves.toEqual(['screen', 'screen'])
    await section()
    expect(load).toHaveBeenCalledTimes(1)
  })

  it('times out after 120 s, not before, and can be retried', async () => {
    const load = vi.fn<() => Promise<string>>(() => new Promise(() => {}))
    const section = sectionLoader(load)
    let failure: unknown
    const first = section().catch((error: unknown) => (failure = error))
    await vi.advanceTimersByTimeAsync(SECTION_TIMEOUT - 1)
    expect(SECTION_TIMEOUT).toBe(120_000)
    expect(failure).toBeUndefined()
    await vi.advanceTimersByTimeAsync(1)
    await first
    expect(failure).toBeInstanceOf(SectionLoadError)
    expect((failure as SectionLoadError).reason).toBe('timeout')
    load.mockResolvedValueOnce('screen')
    await expect(section()).resolves.toBe('screen')
  })

  it('reports a failed load with its cause, and can be retried', async () => {
    const cause = new TypeError('Failed to fetch dynamically imported module')
    const load = vi.fn(() => Promise.resolve('screen')).mockRejectedValueOnce(cause)
    const section = sectionLoader(load)
    await expect(section()).rejects.toMatchObject({ name: 'SectionLoadError', reason: 'failed', cause })
    await expect(section()).resolves.toBe('screen')
  })

  it('leaves no timer behind', async () => {
    await sectionLoader(() => Promise.resolve(1))()
    expect(vi.getTimerCount()).toBe(0)
  })
})
