import { randomFillSync } from 'node:crypto'

const counterLimit = 0x1000

/** The hyphenated form only. Other texts match no row, and PostgreSQL would fail to cast them. */
export const isUuid = (text: string): boolean => /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text)

/** Its 16 bytes. */
export const uuidBytes = (uuid: string): Buffer => Buffer.from(uuid.replaceAll('-', ''), 'hex')

/** The hyphenated form of the first 16 bytes. */
export function uuidFrom(bytes: Buffer): string {
  const hex = bytes.toString('hex', 0, 16)
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`
}

/** A UUID of version 8 (RFC 9562) from a hash of at least 16 bytes. */
export function hashedUuid(hash: Buffer): string {
  const bytes = Buffer.from(hash.subarray(0, 16))
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x80
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80
  return uuidFrom(bytes)
}

/**
 * Generates UUIDs of version 7 (RFC 9562): 48 bits of Unix milliseconds, a 12-bit counter, 62 random bits. Strictly
 * increasing, also within a millisecond and when the clock is set back.
 */
export function createUuidV7(
  now: () => number = Date.now,
  random: (bytes: Buffer) => void = randomFillSync,
): () => string {
  const bytes = Buffer.alloc(16)
  let time = -1
  let counter = 0
  return () => {
    random(bytes)
    const present = now()
    if (present > time) {
      time = present
      // The upper bit starts as 0: at least 2,048 more ids fit into this millisecond.
      counter = bytes.readUInt16BE(6) & 0x7ff
    } else if (++counter === counterLimit) {
      time++
      counter = bytes.readUInt16BE(6) & 0x7ff
    }
    bytes.writeUIntBE(time, 0, 6)
    bytes.writeUInt16BE(0x7000 | counter, 6)
    bytes.writeUInt8(0x80 | (bytes.readUInt8(8) & 0x3f), 8)
    return uuidFrom(bytes)
  }
}
