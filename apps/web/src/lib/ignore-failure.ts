/**
 * Waits for what the specification silently ignores when it fails (product.md §8): tag and advert writes, an article's
 * update, billing, invoices, SCORM, the formula, the configuration. It stops, blocks and signs out nobody; where a
 * person waits for the outcome, `tell` says it quietly. Undefined where it failed.
 * @param _clause where it says so, for who reads or searches: 'spec §8'
 */
export async function ignoreFailure<T>(
  work: Promise<T>,
  _clause: `spec §${number}`,
  tell?: (error: unknown) => void,
): Promise<T | undefined> {
  try {
    return await work
  } catch (error) {
    tell?.(error)
    return undefined
  }
}
