import fc from 'fast-check'
import { expect, it } from 'vitest'
import { joinTexts, splitTexts } from './joined-texts.ts'

const unit = fc.oneof(
  fc.constantFrom(';', '; ', ',', '"', '""', '\n', '\r\n', ' ', '\t', 'a', 'b'),
  fc.string({ unit: 'grapheme', maxLength: 3 }),
)
const texts = fc.array(
  fc.array(unit, { maxLength: 6 }).map((parts) => parts.join('')),
  { maxLength: 6 },
)

it('splits what it joined into the same texts', () => {
  fc.assert(
    fc.property(texts, (list) => {
      expect(splitTexts(joinTexts(list))).toEqual(list)
    }),
  )
})

it('does so where a reader may split at commas too', () => {
  fc.assert(
    fc.property(texts, (list) => {
      expect(splitTexts(joinTexts(list, ','), { orCommas: true })).toEqual(list)
    }),
  )
})

it('leaves usual texts without quotes', () => {
  expect(joinTexts(['Red', 'Dark green', 'Yes, always'])).toBe('Red; Dark green; Yes, always')
  expect(joinTexts(['Red; dark', 'say "yes"', '"No"', ''])).toBe('"Red; dark"; say "yes"; """No"""; ""')
  expect(joinTexts([])).toBe('')
})

it.each([
  ['red;green ;; blue\nblack', ['red', 'green', 'blue', 'black']],
  ['5" pipe; 6" pipe', ['5" pipe', '6" pipe']],
  ['"red', ['"red']],
  ['"red" or green; blue', ['"red" or green', 'blue']],
  [' "a; b" ; c', ['a; b', 'c']],
  ['red, green', ['red, green']],
  ['  ', []],
])('reads %j as people mean it', (text, list) => {
  expect(splitTexts(text)).toEqual(list)
})

it.each([
  ['red, green', ['red', 'green']],
  ['red, green; blue', ['red, green', 'blue']],
  ['"red, green"', ['red, green']],
  ['"a; b", c', ['a; b', 'c']],
])('reads %j at commas where no semicolon is', (text, list) => {
  expect(splitTexts(text, { orCommas: true })).toEqual(list)
})
