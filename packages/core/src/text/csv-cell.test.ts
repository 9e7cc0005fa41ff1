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
    ['-1,5', '"-1,5"'],
    ['+1;-2', '"+1;-2"'],
    ['-1\n=A1', '"-1\n\'=A1"'],
  ])('%j: numbers end with their line', (value, cell) => expect(csvCell(value)).toBe(cell))

  it('never begins a cell with a formula', () => {
    fc.assert(
      fc.property(telling, (text) => {
        const cell = csvCell(text)
        const shown = cell.startsWith('"') ? cell.slice(1, -1).replaceAll('""', '"') : cell
        expect(shown).not.toMatch(/(?:^|[\r\n]|[,;\t]\s*"?)(?:[=@]|[+\-＋][^\r\n]*[a=@+＋"\t])/)
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
