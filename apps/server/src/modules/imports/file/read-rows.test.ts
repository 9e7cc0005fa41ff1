import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { csvLine } from '@deckle/core/text/csv-cell.ts'
import { strToU8, zipSync } from 'fflate'
import { afterAll, describe, expect, it } from 'vitest'
import { Refusal } from '../../../refusal.ts'
import { cleanText, dateText, isDateFormat, numberText } from './cell-text.ts'
import { createCsvParser, guessDelimiter } from './csv-parser.ts'
import { readRows } from './read-rows.ts'
import { createXmlTokens } from './xml-tokens.ts'

const folder = mkdtempSync(join(tmpdir(), 'deckle-rows-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

async function read(content: string | Uint8Array): Promise<string[][]> {
  const path = join(folder, 'file')
  writeFileSync(path, content)
  const rows: string[][] = []
  for await (const batch of readRows(path)) rows.push(...batch)
  return rows
}

/** The refusal's message, or its code. */
const refusalOf = (content: string | Uint8Array): Promise<string> =>
  read(content).then(
    () => 'read',
    (error: unknown) => (error instanceof Refusal ? (error.detail.message ?? error.code) : String(error)),
  )

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

const sheetXml = (rows: string) =>
  `<?xml version="1.0"?><worksheet xmlns="x"><sheetData>${rows}</sheetData></worksheet>`
const book = (rows: string, more: Record<string, string> = {}) =>
  zipSync(
    Object.fromEntries(
      Object.entries({
        'xl/workbook.xml':
          '<workbook><sheets><sheet name="h" state="hidden" r:id="rId1"/><sheet name="p" r:id="rId2"/></sheets></workbook>',
        'xl/_rels/workbook.xml.rels':
          '<Relationships><Relationship Id="rId1" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Target="/xl/worksheets/sheet2.xml"/></Relationships>',
        'xl/worksheets/sheet1.xml': sheetXml('<row><c t="inlineStr"><is><t>hidden</t></is></c></row>'),
        'xl/worksheets/sheet2.xml': sheetXml(rows),
        'xl/sharedStrings.xml':
          '<sst><si><t>e-mail</t></si><si><r><t xml:space="preserve">Full </t></r><r><t>&amp; name</t></r><rPh><t>x</t></rPh></si><si><t>_x0041_b_x0000_</t></si></sst>',
        'xl/styles.xml':
          '<styleSheet><numFmts><numFmt numFmtId="164" formatCode="dd\\.mm\\.yyyy"/></numFmts><cellStyleXfs><xf numFmtId="14"/></cellStyleXfs><cellXfs><xf numFmtId="0"/><xf numFmtId="164"/><xf numFmtId="22"/></cellXfs></styleSheet>',
        ...more,
      }).map(([name, text]) => [name, strToU8(text)]),
    ),
  )

describe('a workbook', () => {
  it('is read from its first visible sheet: texts, numbers, dates, truths, results of formulas, gaps', async () => {
    const rows =
      '<row r="1"><c r="A1" t="s"><v>0</v></c><c r="C1" t="s"><v>1</v></c></row><row r="2"/>' +
      '<row r="3"><c r="A3" t="s"><v>2</v></c><c r="B3" s="1"><v>46053</v></c><c r="C3" s="2"><v>46053.5</v></c><c r="D3"><v>0.30000000000000004</v></c>' +
      '<c r="E3" t="b"><v>1</v></c><c r="F3" t="str"><f>A1&gt;"x"</f><v>done &lt;3</v></c><c r="G3" t="e"><v>#N/A</v></c><c r="H3"><v>9.19876543210E11</v></c></row>'
    expect(await read(book(rows))).toEqual([
      ['e-mail', '', 'Full & name'],
      ['Ab', '2026-01-31', '2026-01-31 12:00:00', '0.3', 'true', 'done <3', '', '919876543210'],
    ])
  })

  it.each([
    ['1', '1'],
    ['1E+21', '1000000000000000000000'],
    ['1.5e-7', '0.00000015'],
    ['007', '7'],
    ['x', 'x'],
  ])('number %s is %s', (stored, text) => expect(numberText(stored)).toBe(text))

  it.each([
    ['1', false, '1900-01-01'],
    ['61', false, '1900-03-01'],
    ['0.5', false, '12:00:00'],
    ['0', true, '1904-01-01'],
    ['-1', false, null],
    ['1e9', false, null],
  ])('day %s (from 1904: %s) is %s', (stored, from1904, text) => expect(dateText(stored, { from1904 })).toBe(text))

  it.each([
    [14, undefined, true],
    [2, undefined, false],
    [164, '0.00 "days"', false],
    [164, '[$-409]d. mmm yyyy;@', true],
    [164, 'General', false],
    [164, '[h]:mm', true],
    [164, '[Red]0', false],
  ])('format %s %s is of a date: %s', (id, code, is) => expect(isDateFormat(id, code)).toBe(is))

  it('its tags are whole wherever they are cut', () => {
    const xml = `<a x="1>2"><!-- <b> --><![CDATA[<c>]]>&#x41;&amp;&unknown;</a><d/>`
    const whole = [...createXmlTokens().push(xml)]
    for (let cut = 1; cut < xml.length; cut++) {
      const tokens = createXmlTokens()
      const parts = [...tokens.push(xml.slice(0, cut)), ...tokens.push(xml.slice(cut))]
      expect(parts).toEqual(whole)
    }
    expect(whole.map((token) => (token.kind === 'text' ? token.text : token.name))).toEqual([
      'a',
      '<c>',
      'A&&unknown;',
      'a',
      'd',
    ])
  })
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
    ['a tag without end', book(`<row><c r="${'A'.repeat(2_000_000)}`), 'import.broken'],
    ['too many columns of a workbook', book('<row><c r="ZZZ1"><v>1</v></c></row>'), 'import.columns|max=200'],
    ['a long cell of a workbook', book(`<row><c t="str"><v>${'x'.repeat(40_000)}</v></c></row>`), 'import.cell|row=1'],
  ])('%s', async (_, content, message) => expect(await refusalOf(content)).toBe(message))

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
