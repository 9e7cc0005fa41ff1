/** Sortable by time. @param now milliseconds since 1970 */
export function uuidV7(now: number = Date.now()): string {
  const time = now.toString(16).padStart(12, '0')
  const random = [...crypto.getRandomValues(new Uint8Array(9))]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('')
  // 48 bits of time, version 7, variant 10 with two bits that are always 0, 72 random bits.
  return `${time.slice(0, 8)}-${time.slice(8)}-7${random.slice(0, 3)}-8${random.slice(3, 6)}-${random.slice(6)}`
}

/** Milliseconds since 1970 of a UUIDv7; 0 for none. */
export function timeOfUuid(id = '0'): number {
  return parseInt(id.slice(0, 8) + id.slice(9, 13), 16)
}
