/** Consonants that don't look like each other: numbers spell no words. */
const letters = 'BCDFGHJKMNPRSTVWXYZ'
/** Which of the twelve signs are digits. */
const isDigitAt = (at: number): boolean => at >= 4 && at < 8
const SIGNS = 12

/**
 * A certificate's number, `AAAA-9999-AAAA` (decisions.md §3): 47 bits. It is unique by the database alone.
 * @param bytes random; 24 or more, as 1 in 30 is skipped so that all signs are equally likely
 * @returns null where the bytes did not suffice: retry with new ones
 */
export function certificateNumberFrom(bytes: Uint8Array): string | null {
  let signs = ''
  for (const byte of bytes) {
    if (signs.length === SIGNS) break
    const signsAt = isDigitAt(signs.length) ? '0123456789' : letters
    const fair = 256 - (256 % signsAt.length)
    if (byte < fair) signs += signsAt.charAt(byte % signsAt.length)
  }
  return signs.length === SIGNS ? written(signs) : null
}

const written = (signs: string): string => [signs.slice(0, 4), signs.slice(4, 8), signs.slice(8)].join('-')

/** What is read as a digit, and as a letter, where only the other can stand. */
const digitFor: Readonly<Record<string, string>> = {
  O: '0',
  Q: '0',
  D: '0',
  I: '1',
  L: '1',
  Z: '2',
  S: '5',
  G: '6',
  B: '8',
}
const letterFor: Readonly<Record<string, string>> = { '2': 'Z', '5': 'S', '6': 'G', '8': 'B' }

/** A number as people type it (any case, with spaces or other dashes, a letter for the digit like it); null for none. */
export function parseCertificateNumber(typed: string): string | null {
  if (typed.length > 100) return null
  const signs = [
    ...typed
      .normalize('NFKC')
      .toUpperCase()
      .replace(/[\s\p{Pd}_.\u2212]/gu, ''),
  ]
  if (signs.length !== SIGNS) return null
  const read = signs.map((sign, at) => (isDigitAt(at) ? (digitFor[sign] ?? sign) : (letterFor[sign] ?? sign)))
  const fits = read.every((sign, at) => (isDigitAt(at) ? /\d/.test(sign) : letters.includes(sign)))
  return fits ? written(read.join('')) : null
}
