import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { lengthsOf, lettersOf, scrambled } from './letters.ts'

describe('the letters of a word', () => {
  it.each([
    ['planet', ['p', 'l', 'a', 'n', 'e', 't'], [6]],
    [' New  York ', ['N', 'e', 'w', 'Y', 'o', 'r', 'k'], [3, 4]],
    ['क्षितिज', ['क्षि', 'ति', 'ज'], [3]],
    ['Cafe\u0301', ['C', 'a', 'f', 'é'], [4]],
    ['', [], []],
  ])('%s has %j', (word, letters, lengths) => {
    expect(lettersOf(word)).toEqual(letters)
    expect(lengthsOf(word)).toEqual(lengths)
  })

  it('come in another order that is the same each time, with none lost, and never the word where that can be helped', () => {
    const word = fc.oneof(
      fc.string({ unit: 'grapheme', maxLength: 12 }),
      fc.stringMatching(/^[aab]{2,4}$/),
      fc.constantFrom('क्षितिज', 'ab', 'aab'),
    )
    fc.assert(
      fc.property(word, (text) => {
        const letters = lettersOf(text)
        const mixed = scrambled(letters)
        expect(mixed.toSorted()).toEqual(letters.toSorted())
        expect(scrambled(letters)).toEqual(mixed)
        if (new Set(letters).size > 1) expect(mixed).not.toEqual(letters)
      }),
    )
  })
})
