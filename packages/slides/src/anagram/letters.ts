import { shuffled } from '../parts/marking/shuffled.ts'

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' })

/** Letters as a reader sees them (grapheme clusters, Devanagari conjuncts as one); blanks are left out. */
export function lettersOf(word: string): readonly string[] {
  return [...graphemes.segment(word.normalize('NFC').trim())]
    .map(({ segment }) => segment)
    .filter((letter) => letter.trim() !== '')
}

export function lengthsOf(answer: string): readonly number[] {
  return answer
    .trim()
    .split(/\s+/)
    .map((word) => lettersOf(word).length)
    .filter((length) => length > 0)
}

/** A deterministic shuffle; never the original order where another is possible. */
export function scrambled(letters: readonly string[]): readonly string[] {
  const mixed = shuffled(letters)
  if (mixed.some((letter, at) => letter !== letters[at])) return mixed
  const swap = mixed.findIndex((letter) => letter !== mixed[0])
  if (swap > 0) [mixed[0], mixed[swap]] = [mixed[swap] as string, mixed[0] as string]
  return mixed
}
