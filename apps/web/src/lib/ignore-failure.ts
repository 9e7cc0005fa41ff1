/**
 * Waits for what the specification silently ignores when it fails (product.md §8): tag and advert writes, an article's
 * update, billing, invoices, SCORM, the formula, the configuration. It stops, blocks and signs out nobody; where a
 * person waits for the outcome, `tell` says it quietly. Undefined where it failed.
 * @param clause where it says so: 'spec §8'
 */
export async function ignoreFailure<T>(
  work: Promise<T>,
  clause: `spec §${number}`,
  tell?: (error: unknown) => void,
): Promise<T | undefined> {
  try {
    return await work
  } catch (error) {
    console.debug(`A failure that the specification ignores (${clause})`, error)
    tell?.(error)
    return undefined
  }
}
