const units = ['B', 'kB', 'MB', 'GB'] as const

/**
 * In decimal units: "2.5 MB".
 * @param bytes not negative
 */
export function bytesInWords(bytes: number): string {
  let value = bytes
  let at = 0
  while (value >= 999.5 && at < units.length - 1) {
    value /= 1000
    at++
  }
  return `${Number(value.toFixed(at === 0 || value >= 100 ? 0 : 1))} ${units[at]}`
}
