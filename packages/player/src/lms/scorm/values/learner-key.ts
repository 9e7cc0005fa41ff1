/**
 * A number made from the id of a learner, which may be an email address: it is stored in the browser to distinguish people. 53
 * bits, by cyrb53. Null for an LMS that has no id.
 */
export function learnerKey(id: string): string | null {
  if (id === '') return null
  let high = 0xdeadbeef
  let low = 0x41c6ce57
  for (const letter of id) {
    const code = letter.codePointAt(0) ?? 0
    high = Math.imul(high ^ code, 2654435761)
    low = Math.imul(low ^ code, 1597334677)
  }
  high = Math.imul(high ^ (high >>> 16), 2246822507) ^ Math.imul(low ^ (low >>> 13), 3266489909)
  low = Math.imul(low ^ (low >>> 16), 2246822507) ^ Math.imul(high ^ (high >>> 13), 3266489909)
  return (4294967296 * (2097151 & low) + (high >>> 0)).toString(36)
}
