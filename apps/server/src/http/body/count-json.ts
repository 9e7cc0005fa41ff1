const quote = 0x22
const backslash = 0x5c
const comma = 0x2c
const openList = 0x5b
const closeList = 0x5d
const openObject = 0x7b
const closeObject = 0x7d

interface Bounds {
  readonly values: number
  /** Most entries of a single array or object. */
  readonly entries: number
  readonly depth: number
}

/**
 * Whether a JSON text has more values or deeper nesting than allowed, counted on its bytes, so that an oversized body
 * is neither parsed nor validated. An array or object counts as one value in addition to its entries. Invalid JSON is
 * left to the parser.
 */
export function excessOf(bytes: Buffer, max: Bounds): 'too_many' | 'too_deep' | null {
  let values = 1
  let depth = 0
  /** Commas in each open array or object, by depth. */
  const commas: number[] = [0]
  for (let at = 0; at < bytes.length; at++) {
    switch (bytes[at]) {
      case quote:
        at = endOfText(bytes, at)
        break
      case openList:
      case openObject:
        if (++depth > max.depth) return 'too_deep'
        if (++values > max.values) return 'too_many'
        commas[depth] = 0
        break
      case comma:
        commas[depth] = (commas[depth] ?? 0) + 1
        if (++values > max.values || (commas[depth] ?? 0) >= max.entries) return 'too_many'
        break
      case closeList:
      case closeObject:
        depth = Math.max(0, depth - 1)
        break
      default:
    }
  }
  return null
}

/** Bytes compared one by one before `indexOf` is used, which is faster only for long texts. */
const shortText = 24

/** Index of the closing quote of the string that begins at `start`; beyond the last byte if it is unterminated. */
function endOfText(bytes: Buffer, start: number): number {
  let at = start + 1
  for (const near = at + shortText; at < near && at < bytes.length; at++) {
    if (bytes[at] === quote) return at
    if (bytes[at] === backslash) at++
  }
  for (;;) {
    const end = bytes.indexOf(quote, at)
    if (end < 0) return bytes.length
    let escapes = end
    while (escapes > at && bytes[escapes - 1] === backslash) escapes--
    if ((end - escapes) % 2 === 0) return end
    at = end + 1
  }
}
