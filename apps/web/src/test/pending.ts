export interface Pending<T> {
  readonly promise: Promise<T>
  readonly resolve: (value: T) => void
}

/** An answer that comes when a test says so. */
export function pending<T>(): Pending<T> {
  let resolve: (value: T) => void = () => {}
  const promise = new Promise<T>((settle) => {
    resolve = settle
  })
  return { promise, resolve }
}
