import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readPhone } from '../../text/phone.ts'
import { csvTable } from './csv-table.ts'
import { fromCsv, isSameLanguage, toCsv } from './csv-file.ts'
import { hardFile, sampleFile, sampleText } from './test/sample-texts.ts'
import { textId } from './translation-text.ts'

const languages = { source: 'en', target: 'hi' }

describe('a CSV file of translations', () => {
  it('has a mark for UTF-8, a head, and a line a text', () => {
    expect(toCsv(sampleFile(sampleText({ target: '' }), sampleText({ slideId: null, path: 'name' })))).toBe(
      '\uFEFFid,where,en,hi,max\r\nslide/s1/question,Slide 1: Question,Which one?,,200\r\n' +
        'deck/name,Slide 1: Question,Which one?,कौन सा?,200\r\n',
    )
  })

  it('gives the same texts when it is read again, whatever they hold', () => {
    fc.assert(
      fc.property(hardFile, (file) => {
        expect(fromCsv(toCsv(file), languages).rows).toEqual(
          file.texts.map((text, at) => ({
            number: at + 2,
            id: textId(text),
            language: 'hi',
            source: text.source,
            target: text.target,
          })),
        )
      }),
      { numRuns: 300 },
    )
  })

  /** A number with one word or currency, such as `-12 kg`. It is no formula: it has no operator and no cell reference. */
  const amount =
    /^[+\-＋－] ?(?:\p{Sc} ?)?\p{Nd}[\p{Nd}., \u00a0\u202f]*(?:\p{Sc}|°?\p{L}[\p{L}\p{M}]*|e[+-]?\p{Nd}+)?$/iu

  it('never has a cell that a spreadsheet takes for a formula', () => {
    fc.assert(
      fc.property(hardFile, (file) => {
        const cells = csvTable(toCsv(file))?.flat() ?? []
        for (const cell of cells.filter((text) => !amount.test(text) && readPhone(text) === null))
          expect(cell).not.toMatch(/^[=@\t\r＝＠]|^[+\-＋－][^\r\n]*[^\p{Nd}()./%\p{Pd},; \u00a0\u202f\r\n]/u)
      }),
    )
  })

  it('may come back with other columns, another separator and a fuller language code', () => {
    expect(fromCsv('HI-in;Note;ID\n"नाम";x;deck/name', languages)).toEqual({
      rows: [{ number: 2, id: 'deck/name', language: 'hi-in', source: null, target: 'नाम' }],
    })
  })

  it('in another language says so', () => {
    expect(fromCsv('id,en,ta\ndeck/name,Tea,தேநீர்', languages).rows).toMatchObject([{ language: 'ta' }])
  })

  it.each([
    ['', 'empty'],
    ['id,en,"hi', 'not_csv'],
    ['name,text\n1,2', 'no_columns'],
    ['id,en\n1,2', 'no_columns'],
  ])('%j can not be read: %s', (text, fault) => expect(fromCsv(text, languages)).toEqual({ fault }))
})

it.each([
  ['hi', 'hi-IN', true],
  ['pt_BR', 'pt', true],
  ['hi', 'ta', false],
])('%s and %s are one language: %s', (one, other, expected) => expect(isSameLanguage(one, other)).toBe(expected))
