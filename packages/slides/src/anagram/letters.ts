const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' })

/** What a reader sees as one letter each, Devanagari's joined ones among them; blanks are left out. */
export function lettersOf(word: string): readonly string[] {
  return [...graphemes.segment(word.normalize('NFC').trim())]
    .map(({ segment }) => segment)
    .filter((letter) => letter.trim() !== '')
}

/** How many letters each word of the answer has. */
export function lengthsOf(answer: string): readonly number[] {
  return answer
    .trim()
    .split(/\s+/)
    .map((word) => lettersOf(word).length)
    .filter((length) => length > 0)
}

/**
 * The letters in another order, the same each time for the same word (Fisher–Yates over a linear congruential generator
 * seeded by the word). Never in the word's own order where another is possible.
 */
export function shuffled(letters: readonly string[]): readonly string[] {
  const mixed = [...letters]
  let seed = [...letters.join('')].reduce((sum, letter) => (Math.imul(sum, 31) + (letter.codePointAt(0) ?? 0)) >>> 0, 7)
  for (let at = mixed.length - 1; at > 0; at--) {
    seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0
    const other = Math.floor((seed / 2 ** 32) * (at + 1))
    ;[mixed[at], mixed[other]] = [mixed[other] as string, mixed[at] as string]
  }
  if (mixed.some((letter, at) => letter !== letters[at])) return mixed
  const swap = mixed.findIndex((letter) => letter !== mixed[0])
  if (swap > 0) [mixed[0], mixed[swap]] = [mixed[swap] as string, mixed[0] as string]
  return mixed
}
