/**
 * A deterministic shuffle: the same order each time for the same texts (Fisher–Yates over a linear congruential
 * generator seeded by them). It may be the original order.
 */
export function shuffled(texts: readonly string[]): string[] {
  const mixed = [...texts]
  let seed = [...texts.join('')].reduce((sum, letter) => (Math.imul(sum, 31) + (letter.codePointAt(0) ?? 0)) >>> 0, 7)
  for (let at = mixed.length - 1; at > 0; at--) {
    seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0
    const other = Math.floor((seed / 2 ** 32) * (at + 1))
    ;[mixed[at], mixed[other]] = [mixed[other] as string, mixed[at] as string]
  }
  return mixed
}
