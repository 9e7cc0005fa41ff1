/** A short id for slides, items and topics: 12 characters, random. */
export function makeId(): string {
  return crypto.randomUUID().replaceAll('-', '').slice(0, 12)
}
