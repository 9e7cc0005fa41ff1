import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { latinDigits } from './latin-digits.ts'
import { decimalMarkOf, numberIn, readNumber } from './read-number.ts'

describe('a number that means one thing', () => {
  it.each([
    ['12', 12],
    ['12.5', 12.5],
    ['12,5', 12.5],
    ['12,50', 12.5],
    ['1234,5', 1234.5],
    ['1234,567', 1234.567],
    ['0,125', 0.125],
    ['0.125', 0.125],
    [',5', 0.5],
    ['.5', 0.5],
    ['12,', 12],
    ['12.', 12],
    ['007', 7],
    ['-12,5', -12.5],
    ['+3', 3],
    ['- 3', -3],
    ['−3', -3],
    ['–3,5', -3.5],
    ['‑3', -3],
    ['-0', 0],
    ['1,234.5', 1234.5],
    ['1.234,5', 1234.5],
    ['1.250,50', 1250.5],
    ['1,234,567', 1234567],
    ['1.234.567', 1234567],
    ['1.234.567,89', 1234567.89],
    ['1,00,000', 100000],
    ['12,34,567.89', 1234567.89],
    ['1,00,00,000', 10000000],
    ['1 234', 1234],
    ['1 234,5', 1234.5],
    ['1 234,567', 1234.567],
    ['1\u00a0234\u00a0567', 1234567],
    ['1\u202f234,5', 1234.5],
    ['1\u2009234.5', 1234.5],
    ["1'234", 1234],
    ['1’234’567.80', 1234567.8],
    ['१२३', 123],
    ['१२,५', 12.5],
    ['१,००,०००', 100000],
    ['١٢٫٥', 12.5],
    ['١٬٢٣٤٫٥', 1234.5],
    ['１２．５', 12.5],
    ['\u200b12,5\u200b', 12.5],
    ['\u202a12\u202c', 12],
    ['  7 ', 7],
    ['1e3', 1000],
    ['1,5E+3', 1500],
    ['1,0000', 1],
  ])('%j is %d', (typed, value) => {
    for (const decimalMark of [undefined, '.', ','] as const) expect(numberIn(typed, { decimalMark })).toBe(value)
  })
})

it.each([
  ['1,234', 1234, 1.234],
  ['1.234', 1.234, 1234],
  ['12,345', 12345, 12.345],
  ['१२,३४५', 12345, 12.345],
])('%j is %d with a decimal point, %d with a decimal comma, and ambiguous with neither', (typed, point, comma) => {
  expect(numberIn(typed, { decimalMark: '.' })).toBe(point)
  expect(numberIn(typed, { decimalMark: ',' })).toBe(comma)
  const [asGrouped, asDecimal] = [Math.max(point, comma), Math.min(point, comma)]
  expect(readNumber(typed)).toEqual({ fault: 'ambiguous', asGrouped, asDecimal })
})

it.each([
  '',
  ' ',
  '-',
  '.',
  ',',
  '+-3',
  'abc',
  '12 kg',
  '1,2,3',
  '1.2.3',
  '31.12.2026',
  '2026-11-29',
  '12 34',
  '1,234.567,8',
  '1.234,567.8',
  '1,,234',
  '1, 234',
  '1,234 567',
  '1.00.000',
  '0x10',
  'Infinity',
  '1e',
  '1e999',
  '100,00,000',
  ' ,',
  '1,23,45',
])('%j is no number', (typed) => {
  expect(readNumber(typed)).toEqual({ fault: 'not_number' })
  expect(readNumber(typed, { decimalMark: ',' })).toEqual({ fault: 'not_number' })
})

it.each([
  ['12', null],
  ['1 234', null],
  ['١٢٫٥', null],
  ['12,5', ','],
  ['12.5', '.'],
  ['1.234.567', ','],
  ['1,00,000', '.'],
  ['1,234', null],
] as const)('%j proves the decimal mark %j', (typed, decimalMark) => {
  expect(readNumber(typed, { decimalMark: '.' })).toMatchObject({ decimalMark })
})

it('keeps digits beyond the precision of a number', () => {
  expect(readNumber('0123.456.789.012.345,678900')).toEqual({ fault: 'not_number' })
  expect(readNumber('-123.456.789.012.345,678900')).toMatchObject({ text: '-123456789012345.678900' })
})

const locales = ['en', 'en-IN', 'hi', 'hi-IN-u-nu-deva', 'de', 'de-CH', 'fr', 'pl', 'pt-BR', 'es', 'ar-EG', 'bn', 'sv']

it('reads what every language formats', () => {
  const number = fc.integer({ min: -1e12, max: 1e12 }).map((value) => value / 100)
  fc.assert(
    fc.property(number, fc.constantFrom(...locales), (value, locale) => {
      const formatted = new Intl.NumberFormat(locale, { maximumFractionDigits: 2 }).format(value)
      expect(numberIn(formatted, { decimalMark: decimalMarkOf(locale) })).toBe(value + 0)
    }),
  )
})

it('knows the decimal mark of a language', () => {
  for (const language of ['en', 'en-IN', 'hi', 'de-CH', 'ar-EG', 'not a tag', ''])
    expect(decimalMarkOf(language)).toBe('.')
  for (const language of ['de', 'fr', 'pt-BR', 'pl']) expect(decimalMarkOf(language)).toBe(',')
})

it('reads digits of every script', () => {
  expect(latinDigits('१२ ১২ ௧௨ ๑๒ ١٢ ۱۲ １２ 𝟏𝟐𝟙𝟚 12')).toBe('12 12 12 12 12 12 12 1212 12')
})
