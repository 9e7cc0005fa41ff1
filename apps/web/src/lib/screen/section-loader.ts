import { trackWaiting } from '../waiting.ts'

/** product.md §1 and §9: a section of the application has 120 s to load. */
export const SECTION_TIMEOUT = 120_000

/** A section failed to load or exceeded the time limit. */
export class SectionLoadError extends Error {
  override readonly name = 'SectionLoadError'
  readonly reason: 'timeout' | 'failed'

  constructor(reason: 'timeout' | 'failed', cause?: unknown) {
    super(`A section of the application did not load (${reason})`, { cause })
    this.reason = reason
  }
}

/**
 * Loads once and caches the result. A load that fails or exceeds the time limit rejects with a SectionLoadError and is
 * not cached, so the next call retries.
 */
export function sectionLoader<T>(load: () => Promise<T>, timeout = SECTION_TIMEOUT): () => Promise<T> {
  let current: Promise<T> | null = null
  return () => {
    current ??= trackWaiting(withTimeout(load, timeout)).catch((error: unknown) => {
      current = null
      throw error instanceof SectionLoadError ? error : new SectionLoadError('failed', error)
    })
    return current
  }
}

function withTimeout<T>(load: () => Promise<T>, timeout: number): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new SectionLoadError('timeout')), timeout)
    load()
      .then(resolve, reject)
      .finally(() => clearTimeout(timer))
  })
}
