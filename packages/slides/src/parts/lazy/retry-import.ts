import { sectionFailed } from './section-failed.ts'

const retryMs = 3000

/**
 * Loads code that is not in the first script; retries every three seconds while the connection is away.
 * @returns a function that stops retrying
 */
export function retryImport<T>(load: () => Promise<T>, onLoaded: (value: T) => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  let stopped = false
  const attempt = () =>
    void load().then(
      (value) => stopped || onLoaded(value),
      () => {
        dispatchEvent(new Event(sectionFailed))
        if (!stopped) timer = setTimeout(attempt, retryMs)
      },
    )
  attempt()
  return () => {
    stopped = true
    clearTimeout(timer)
  }
}
