import { languages } from '@deckle/core/deck/deck.ts'
import { expect, it } from 'vitest'
import { numberWithUnit } from './number-with-unit.ts'

it.each([
  ['en', '1,234,567.89 kg'],
  ['hi', '12,34,567.89 kg'],
  ['bn', '12,34,567.89 kg'],
  ['mr', '12,34,567.89 kg'],
  ['de', '1.234.567,89 kg'],
  [undefined, '1,234,567.89 kg'],
])('in %s a number is %s', (language, written) => expect(numberWithUnit(1_234_567.891, 'kg', language)).toBe(written))

it.each(languages)('digits in %s are those of our other texts', (language) => {
  expect(numberWithUnit(9876, '', language)).toMatch(/^9\D?876$/)
})
