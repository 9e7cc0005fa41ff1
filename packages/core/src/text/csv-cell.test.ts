import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { activeCell, csvCell, csvLine } from './csv-cell.ts'

/** Characters at which cells begin or end, and what formulas and numbers consist of. */
const telling = fc.string({
  unit: fc.constantFrom('=', '+', '-', '@', '\t', '\r', '\n', '"', ',', ';', 'a', ' ', '1', '.', '＋'),
})

describe('csvCell', () => {
  it.each([
    ['plain', 'plain'],
    [null, ''],
    [undefined, ''],
    [-5, '-5'],
    [true, 'true'],
    ['a,b', '"a,b"'],
    ['say "hi"', '"say ""hi"""'],
    ['two\nlines', '"two\nlines"'],
    [' blank ', '" blank "'],
    ['=1+1', "'=1+1"],
    ['@SUM(A1)', "'@SUM(A1)"],
    ['+A1', "'+A1"],
    ['-2+3+cmd|x', "'-2+3+cmd|x"],
    ['- milk', "'- milk"],
    ['+1,=A1', '"\'+1,\'=A1"'],
    ['+91, "spring"', '"\'+91, ""spring"""'],
    ['\t=1', '"\'\t\'=1"'],
    ['\r=1', '"\'\r\'=1"'],
    ['a\n=1', '"a\n\'=1"'],
    ['a;=1', '"a;\'=1"'],
    ['a; =1', '"a; \'=1"'],
    [';\r"=', '";\'\r""\'="'],
    ['x,"=1', '"x,""\'=1"'],
    ['＝1', "'＝1"],
    ['a=b', 'a=b'],
    ['हिंदी', 'हिंदी'],
  ])('%j → %s', (value, cell) => expect(csvCell(value)).toBe(cell))

  it.each(['+91 98765 43210', '+1 (555) 010-9999', '+49\u00a030\u2011123', '-5', '-1.250', '+१२', '-0.5 %', '-', '–5'])(
    '%j is a number',
    (value) => expect(csvCell(value)).toBe(value),
  )

  it.each([
    '+91 22 2345 6789 ext. 7',
    '+91 22 2345 6789 x7',
    '+91 22 2345 6789 #7',
    '+442079460123 extn: 45',
    '+91·98765·43210',
    '+९१ ९८७६५ ४३२१० x७',
    '-12 kg',
    '-12\u00a0°C',
    '-1.250 км',
    '-5 किलो',
    '-₹500',
    '- ₹ 500',
    '-₹1.500',
    '-$5',
    '-500 €',
    '+1.5e3',
    '-2E-10',
  ])('%j is an amount or a phone number', (value) => expect(csvCell(value)).toBe(value))

  it('keeps commas of amounts and phone numbers', () => {
    expect(csvCell('-₹1,00,000')).toBe('"-₹1,00,000"')
    expect(csvCell('+91 22 2345 6789, ext. 7')).toBe('"+91 22 2345 6789, ext. 7"')
  })

  it.each([
    '+12345-x7',
    '+12345/ext 7',
    '+12345／x7',
    '＋12345－x7',
    '+12345 – x7',
    '+91 22 2345 6789 x7+A1',
    '+91 22 2345 6789 x7=A1',
    '+91 22 2345 6789 @x7',
    '+1 x7',
    '-12345 x7',
    '-12 A1',
    '-12 kg+A1',
    '-12*A1',
    '-12 SUM(A1)',
    "-12 cmd|' /C calc'!A0",
    '-$A$1',
    '-$1:$2',
    '-₹A1',
    '-INR500',
    '+1.5e3+A1',
    '+e3',
    '+A1e3',
    '-kg',
  ])('%j may be a formula', (value) => expect(csvCell(value)).toBe(`'${value}`))

  it.each([
    ['-1,5', '"-1,5"'],
    ['+1;-2', '"+1;-2"'],
    ['-1\n=A1', '"-1\n\'=A1"'],
  ])('%j: numbers end with their line', (value, cell) => expect(csvCell(value)).toBe(cell))

  it('never begins a cell with a formula', () => {
    fc.assert(
      fc.property(telling, (text) => {
        const cell = csvCell(text)
        const shown = cell.startsWith('"') ? cell.slice(1, -1).replaceAll('""', '"') : cell
        const active =
          /(?:^|[\r\n]|[,;\t]\s*"?)(?:[=@]|[+\-＋](?! ?1(?:[1., ]*1)? ?a{1,12}(?![^\r\n])|(?<!-)[1 .-]*[1 .][,;]? ?a{1,12}\.? ?1{1,7}(?![^\r\n]))[^\r\n]*[a=@+＋"\t])/
        expect(shown).not.toMatch(active)
        expect(shown.replaceAll("'", '')).toBe(text)
      }),
    )
  })
})

it('activeCell restores what csvCell guarded', () => {
  fc.assert(
    fc.property(telling, (text) => {
      const cell = csvCell(text)
      const shown = cell.startsWith('"') ? cell.slice(1, -1).replaceAll('""', '"') : cell
      expect(activeCell(shown)).toBe(text)
    }),
  )
})

it('csvLine separates by commas and ends with CRLF', () => {
  expect(csvLine(['a', 1, null, '=x'])).toBe("a,1,,'=x\r\n")
})
