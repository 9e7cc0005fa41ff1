import { expect, it } from 'vitest'
import { unknownFormat } from './column-facts.ts'
import { convertValue, createConversionCounter, createFormatFinder } from './convert-values.ts'

const text = { kind: 'text', choices: [] } as const
const number = { kind: 'number', choices: [] } as const
const date = { kind: 'date', choices: [] } as const
const comma = { decimalMark: ',', dateOrder: 'day' } as const

it.each([
  [text, number, '1.250,50', '1250.5'],
  [text, number, 'E-17', null],
  [text, number, ' ', ''],
  [text, date, '31/01/2026', '2026-01-31'],
  [text, date, '31/02/2026', null],
  [text, { kind: 'yes_no', choices: [] }, 'Yes', 'yes'],
  [text, { kind: 'choice', choices: ['Sales'] }, 'sales', 'Sales'],
  [number, text, '12.5', '12.5'],
  [date, number, '2026-01-31', null],
  [number, { kind: 'choice', choices: ['12.5'] }, '12.5', '12.5'],
] as const)('%j to %j: %s becomes %s', (from, to, value, after) =>
  expect(convertValue({ from, to, format: comma }, value)).toBe(after),
)

it('values together decide how numbers and dates are written', () => {
  const finder = createFormatFinder(unknownFormat)
  for (const value of ['1.250', '1.250,50']) finder.add(value)
  expect(finder.found().format.decimalMark).toBe(',')
  const unclear = createFormatFinder(unknownFormat)
  unclear.add('1.250')
  expect(unclear.found()).toEqual({ format: unknownFormat, unclear: '1.250' })
  const chosen = createFormatFinder({ decimalMark: '.', dateOrder: null })
  chosen.add('1.250')
  expect(chosen.found().format.decimalMark).toBe('.')
})

it('suggests each choice once, in the way it is written first', () => {
  const counter = createConversionCounter()
  for (const value of ['Children’s ward', "children's ward", '\u200bChildren’s ward', 'Kitchen'])
    counter.add(value, null)
  expect(counter.counts().distinct).toEqual(['Children’s ward', 'Kitchen'])
})

it('a preview counts values, and shows a few of them once', () => {
  const counter = createConversionCounter()
  for (let at = 0; at < 300; at++) counter.add(`v${at % 150}`, at % 3 === 0 ? null : 'x')
  const { values, fit, unfit, examples, unfitExamples, distinct, hasMoreDistinct } = counter.counts()
  expect([values, fit, unfit, examples.length, unfitExamples.length]).toEqual([300, 200, 100, 5, 5])
  expect([distinct.length, hasMoreDistinct]).toEqual([100, true])
})
