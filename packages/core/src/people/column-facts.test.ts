import { describe, expect, it } from 'vitest'
import { createColumnFacts, decideFormats, guessKind } from './column-facts.ts'

const factsOf = (cells: readonly string[], isTyped = false) => {
  const facts = createColumnFacts()
  for (const cell of cells) facts.add(cell, isTyped)
  return facts.facts()
}
const many = (cells: readonly string[], times = 20): string[] => Array.from({ length: times }, () => cells).flat()
const days = many(['2026-01-31', '31/01/2026', '1 Feb 2026'])

describe('the kind of a new field', () => {
  it.each([
    ['number', ['12', '1,5', '1.250,00']],
    ['number', ['0', '1', '1']],
    ['text', ['00042', '00043']],
    ['text', ['919876543210123', '919876543210124']],
    ['text', ['+4930123456', '+4930123457']],
    ['date', ['2026-01-31', '31/01/2026', '03/02/2026']],
    ['date', [...days, '31/02/2026']],
    ['text', ['2026-01-31', 'soon']],
    ['yes_no', ['yes', 'No', 'x']],
    ['yes_no', [...many(['yes', 'no']), 'maybe']],
    ['number', [...many(['101', '102', '103']), 'E-17']],
    ['choice', many(['Sales', 'Legal', 'Sales'])],
    ['text', many(['Sales'])],
    ['text', ['Sales', 'Legal', 'Sales']],
    ['text', many(['a@b.example', 'b@b.example'])],
    ['text', []],
  ])('%s of %j', (kind, cells) => expect(guessKind(factsOf(cells))).toBe(kind))
})

describe('how numbers and dates are written', () => {
  const decide = (columns: readonly (readonly string[])[], delimiter: string | null = ',') =>
    decideFormats(
      columns.map((cells) => factsOf(cells)),
      delimiter,
    )
  const marks = (columns: readonly (readonly string[])[], delimiter?: string | null) =>
    decide(columns, delimiter).map(({ decimalMark }) => decimalMark)
  const orders = (columns: readonly (readonly string[])[], delimiter?: string | null) =>
    decide(columns, delimiter).map(({ dateOrder }) => dateOrder)

  it.each<[string, (readonly string[])[], string | null, (string | null)[]]>([
    ['own cells', [['12,345', '12,5']], ',', [',']],
    ['own cells against the delimiter', [['12,345', '12.5']], ';', ['.']],
    ['groups', [['1,250,000', '12,345']], ',', ['.']],
    ['another column', [['12,345'], ['7,50', '8,25']], ',', [',', ',']],
    ['another column before the delimiter', [['12,345'], ['7.50']], ';', ['.', '.']],
    ['the delimiter', [['12,345']], ';', [',']],
    ['nothing', [['12,345']], ',', [null]],
    ['nothing of a workbook', [['12,345']], null, [null]],
    ['cells that contradict each other', [['12,345', '1,5', '1.25']], ';', [null]],
    ['texts with marks are no evidence', [['12,345'], ['1.5', 'v2.0', 'beta']], ',', [null, '.']],
  ])('a decimal mark by %s', (_, columns, delimiter, expected) => expect(marks(columns, delimiter)).toEqual(expected))

  it.each<[string, (readonly string[])[], string | null, (string | null)[]]>([
    ['own cells', [['03/02/2026', '01/31/2026']], ';', ['month']],
    ['own cells, day first', [['03/02/2026', '31/01/2026']], ',', ['day']],
    ['another column', [['03/02/2026'], ['12/31/2026']], ',', ['month', 'month']],
    ['the delimiter', [['03/02/2026']], ';', ['day']],
    ['nothing', [['03/02/2026']], ',', [null]],
    ['cells that contradict each other', [['03/02/2026', '31/01/2026', '01/31/2026']], ';', [null]],
  ])('an order of dates by %s', (_, columns, delimiter, expected) =>
    expect(orders(columns, delimiter)).toEqual(expected),
  )

  it('shows a number and a date with two meanings, if there is one', () => {
    expect(factsOf(['12.5', '1,250', '7'])).toMatchObject({ number: '1,250', isNumberUnclear: true })
    expect(factsOf(['31/01/2026', '03/02/2026'])).toMatchObject({ date: '03/02/2026', isDateUnclear: true })
    expect(factsOf(['1.250'], true)).toMatchObject({ number: null, numbers: 1, isNumberUnclear: false })
  })
})
