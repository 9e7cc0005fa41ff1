import { shuffled } from '../parts/marking/shuffled.ts'

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

/** The letters in another order, the same each time; never in the word's own where another is possible. */
export function scrambled(letters: readonly string[]): readonly string[] {
  const mixed = shuffled(letters)
  if (mixed.some((letter, at) => letter !== letters[at])) return mixed
  const swap = mixed.findIndex((letter) => letter !== mixed[0])
  if (swap > 0) [mixed[0], mixed[swap]] = [mixed[swap] as string, mixed[0] as string]
  return mixed
}
