import { csvLine } from '@deckle/core/text/csv-cell.ts'
import { strToU8, zipSync } from 'fflate'
import { describe, expect, it } from 'vitest'
import { book, read, readRows, refusalOf, sourceOf } from '../test/read-table.ts'
import { cleanText } from './cell-text.ts'
import { createCsvParser, guessDelimiter } from './csv-parser.ts'
import { fileLimits } from './limits.ts'

const expected = [
  ['e-mail', 'नाम'],
  ['a@b.example', 'Zoë "Z", a;b\nc'],
]
const csv = 'e-mail,नाम\r\na@b.example,"Zoë ""Z"", a;b\nc"\r\n'

describe('a text file', () => {
  const utf16 = (text: string) => Buffer.from(text, 'utf16le')
  it.each([
    ['UTF-8', csv],
    ['UTF-8 with a byte order mark', `\uFEFF${csv}`],
    ['UTF-16', utf16(`\uFEFF${csv}`)],
    ['UTF-16, most significant byte first', utf16(`\uFEFF${csv}`).swap16()],
    ['an announced delimiter', `sep=,\r\n${csv}`],
    ['rows without cells', `\r\n,,,\r\n${csv},\r\n\r\n`],
  ])('%s', async (_, content) => expect(await read(content)).toEqual(expected))

  it.each([
    ['UTF-16 without a mark', utf16('e-mail\tname\na@b.example\tZ\n')],
    ['tabs and old line ends', 'e-mail\tname\ra@b.example\tZ'],
    ['semicolons', '"e-mail";name\na@b.example;"Z"'],
  ])('%s', async (_, content) =>
    expect(await read(content)).toEqual([
      ['e-mail', 'name'],
      ['a@b.example', 'Z'],
    ]),
  )

  it('Windows-1252', async () => {
    const bytes = Buffer.from('e-mail,name\na@b.example,Jos\u00e9 \u0080\n', 'latin1')
    expect(await read(bytes)).toEqual([
      ['e-mail', 'name'],
      ['a@b.example', 'José €'],
    ])
  })

  /** Of Windows-1250: ą 0xb9, Ł 0xa3, Ż 0xaf. */
  const polish = Buffer.concat([Buffer.from('e-mail;name\na@b.example;'), Buffer.from([0xa3]), Buffer.from('ukasz\n')])

  it('in the encoding that its letters say, or that a person chose', async () => {
    expect((await read(polish))[1]).toEqual(['a@b.example', 'Łukasz'])
    expect((await read(polish, { encoding: 'windows-1252' }))[1]).toEqual(['a@b.example', '£ukasz'])
    const { encoding, encodings, delimiter } = await sourceOf(polish)
    expect([encoding, delimiter, encodings[0]]).toEqual([
      'windows-1250',
      ';',
      { encoding: 'windows-1250', text: 'Łukasz' },
    ])
    expect(encodings).toContainEqual({ encoding: 'windows-1252', text: '£ukasz' })
  })

  it('with one bad byte among Hindi names keeps all other rows', async () => {
    const text = Buffer.from('e-mail,name\na@b.example,आशा\nb@b.example,Jos?\nc@b.example,मीरा\n')
    text[text.indexOf('?')] = 0xe9
    expect((await read(text)).map(([, name]) => name)).toEqual(['name', 'आशा', 'Jos\ufffd', 'मीरा'])
  })

  it('counts rows as spreadsheets do', async () => {
    const rows = await readRows('a,b\n\n"x\ny",1\n,\nz,2')
    expect(rows.map(({ number, cells }) => [number, cells[0]])).toEqual([
      [1, 'a'],
      [3, 'x\ny'],
      [5, 'z'],
    ])
    expect((await readRows('sep=;\na;b\nx;y')).map(({ number }) => number)).toEqual([1, 2])
  })

  it('gives back any cell, wherever it is cut', () => {
    const signs = [...',;\t"\r\n\'=+-@ aé€अ', '""', '\r\n', '😀']
    let seed = 7
    const random = (most: number): number => (seed = (seed * 48_271) % 2_147_483_647) % most
    for (let round = 0; round < 300; round++) {
      const rows = Array.from({ length: 1 + random(4) }, () =>
        Array.from({ length: 2 + random(3) }, () =>
          Array.from({ length: random(6) }, () => signs[random(signs.length)]).join(''),
        ),
      )
      const text = rows.map((row) => row.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(',')).join('\r\n')
      const parser = createCsvParser(',')
      const found: string[][] = []
      for (let at = 0; at < text.length;) {
        const length = 1 + random(5)
        found.push(...parser.push(text.slice(at, at + length)))
        at += length
      }
      expect([...found, ...parser.end()]).toEqual(rows)
    }
  })

  it('reads what our own files write', async () => {
    const rows = [
      ['a', 'b'],
      ['x, "y"', 'line\nbreak'],
      ['7', ' space '],
    ]
    expect(await read(rows.map(csvLine).join(''))).toEqual(rows)
  })

  it.each([
    [',', 'a,b;c,d'],
    [';', '"a,b,c,d";b;c'],
    ['\t', 'a\tb\tc,d'],
    [',', 'one column'],
  ])('guesses %j', (delimiter, text) => expect(guessDelimiter(text)).toBe(delimiter))
})

describe('refused', () => {
  const columns = Array.from({ length: 10_000 }, (_, at) => `c${at}`).join(',')
  /** Of the central directory and the local header of each entry. */
  const claiming = (zip: Uint8Array, size: number): Buffer => {
    const bytes = Buffer.from(zip)
    for (let at = 0; at < bytes.length - 30; at++) {
      if (bytes.readUInt32LE(at) === 0x04034b50) bytes.writeUInt32LE(size, at + 22)
      if (bytes.readUInt32LE(at) === 0x02014b50) bytes.writeUInt32LE(size, at + 24)
    }
    return bytes
  }
  it.each([
    ['10,000 columns', columns, 'import.columns|max=200'],
    ['a lone quote', `a,b\n"x,${'y'.repeat(40_000)}`, 'import.cell|row=2'],
    ['a lone quote at the end', 'a,b\n"x,y', 'import.quote|row=2'],
    ['NUL', 'a,b\n\u0000\u0000,x', 'import.type'],
    ['an old workbook', Buffer.from('d0cf11e0a1b11ae1', 'hex'), 'import.old_excel'],
    ['a PDF', '%PDF-1.7 x', 'import.type'],
    ['a ZIP that is no workbook', zipSync({ 'a.txt': strToU8('x') }), 'import.type'],
    ['half a workbook', book('<row/>').slice(0, 300), 'import.broken'],
    ['a document type', book('', { 'xl/workbook.xml': '<!DOCTYPE a [<!ENTITY b "c">]><workbook/>' }), 'import.broken'],
    ['a long name', book(`<row><${'c'.repeat(101)} r="A1"/></row>`), 'import.unpacked'],
    ['a long name without end', book(`<row><${'c'.repeat(40_000)}`), 'import.unpacked'],
    [
      'a long format',
      book('', {
        'xl/styles.xml': `<styleSheet><numFmts><numFmt numFmtId="164" formatCode="${'['.repeat(256)}"/></numFmts></styleSheet>`,
      }),
      'import.unpacked',
    ],
    [
      'too many shared texts',
      book('', { 'xl/sharedStrings.xml': `<sst>${'<si/>'.repeat(2_000_001)}</sst>` }),
      'import.unpacked',
    ],
    ['too many empty lines', `a,b${'\n'.repeat(fileLimits.allRows + 1)}`, 'import.unpacked'],
    ['a tag without end', book(`<row><c r="${'A'.repeat(2_000_000)}`), 'import.broken'],
    ['too many columns of a workbook', book('<row><c r="ZZZ1"><v>1</v></c></row>'), 'import.columns|max=200'],
    ['a long cell of a workbook', book(`<row><c t="str"><v>${'x'.repeat(40_000)}</v></c></row>`), 'import.cell|row=1'],
  ])('%s', async (_, content, message) => expect(await refusalOf(content)).toBe(message))

  it.each([
    ['sheets', 'xl/workbook.xml', 'workbook', 'sheet', fileLimits.sheets],
    ['relations', 'xl/_rels/workbook.xml.rels', 'Relationships', 'Relationship', fileLimits.relations],
    ['formats', 'xl/styles.xml', 'numFmts', 'numFmt', fileLimits.formats],
    ['formats of cells', 'xl/styles.xml', 'cellXfs', 'xf', fileLimits.formats],
    ['merged cells', 'xl/worksheets/sheet2.xml', 'mergeCells', 'mergeCell', fileLimits.merged],
    ['empty rows', 'xl/worksheets/sheet2.xml', 'sheetData', 'row', fileLimits.allRows],
  ])('a workbook with too many %s', async (_, path, outer, inner, most) => {
    const part = `<${outer}>${`<${inner}/>`.repeat(most + 1)}</${outer}>`
    expect(await refusalOf(book('', { [path]: part }))).toBe('import.unpacked')
  })

  it('a ZIP bomb, after what a sheet may have, whatever size it claims', async () => {
    const bomb = book('', { 'xl/sharedStrings.xml': `<sst>${' '.repeat(120_000_000)}</sst>` })
    expect(bomb.length).toBeLessThan(1_000_000)
    expect(await refusalOf(bomb)).toMatch(/import\.(unpacked|broken)/)
    expect(await refusalOf(claiming(bomb, 10))).toMatch(/import\.(unpacked|broken)/)
    expect(await refusalOf(claiming(book('<row><c t="str"><v>x</v></c></row>'), 1_000_000_000))).toBe('read')
  })

  it('more than 200,000 rows', async () => {
    expect(await refusalOf(`a\n${'x\n'.repeat(200_000)}`)).toBe('read')
    expect(await refusalOf(`a\n${'x\n'.repeat(200_001)}`)).toBe('import.rows|max=200000')
  })
})

it('characters that cannot be stored are left out', () => {
  expect(cleanText('a\u0000b\ud800')).toBe('ab\ufffd')
})
