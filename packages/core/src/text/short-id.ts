/** Base58: letters and digits without 0, O, I and l. */
const alphabet = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz'
const SHORT_ID_LENGTH = 8
/** The largest multiple of 58 in a byte. Larger bytes are skipped, so that all characters are equally likely. */
const FAIR = 232

/**
 * A short id of 8 base58 characters, 47 bits (decisions.md §2).
 * @param bytes random; 16 or more, as 1 in 11 is skipped
 * @returns null where the bytes did not suffice: retry with new ones
 */
export function shortIdFrom(bytes: Uint8Array): string | null {
  const digits = [...bytes].filter((byte) => byte < FAIR).slice(0, SHORT_ID_LENGTH)
  return digits.length < SHORT_ID_LENGTH ? null : digits.map((byte) => alphabet[byte % alphabet.length]).join('')
}

export function isShortId(text: string): boolean {
  return /^[1-9A-HJ-NP-Za-km-z]{8}$/.test(text)
}
