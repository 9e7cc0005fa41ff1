/** Sortable by time. @param now milliseconds since 1970 */
export function uuidV7(now: number = Date.now()): string {
  const random = [...crypto.getRandomValues(new Uint8Array(10))]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('')
  // 48 bits of time, version 7, variant 10.
  const hex = `${now.toString(16).padStart(12, '0')}7${random.slice(1, 4)}${'89ab'[parseInt(random.slice(0, 1), 16) & 3]}${random.slice(5)}`
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12}).*/, '$1-$2-$3-$4-$5')
}

/** Milliseconds since 1970 of a UUIDv7; 0 for none. */
export function timeOfUuid(id = '0'): number {
  return parseInt(id.replace('-', '').slice(0, 12), 16)
}
