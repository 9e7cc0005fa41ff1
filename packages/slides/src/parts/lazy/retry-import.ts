const retryMs = 3000

/**
 * Fetches what is not among the first slide's code; asked for again every three seconds while the connection is away.
 * @returns a function that stops asking
 */
export function retryImport<T>(load: () => Promise<T>, onLoaded: (value: T) => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  let left = false
  const ask = () =>
    void load().then(
      (value) => left || onLoaded(value),
      () => left || (timer = setTimeout(ask, retryMs)),
    )
  ask()
  return () => {
    left = true
    clearTimeout(timer)
  }
}
