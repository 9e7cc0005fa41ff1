import { strToU8, zipSync } from 'fflate'
import { describe, expect, it } from 'vitest'
import { book, read, readRows, sheetXml, sourceOf } from '../test/read-table.ts'
import { dateText, digitPattern, isDateFormat, numberText, paddedText } from './cell-text.ts'
import { createXmlTokens } from './xml-tokens.ts'

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

  const sheets = {
    'xl/workbook.xml':
      '<workbook><sheets><sheet name="One" r:id="rId1"/><sheet name="h" state="hidden" r:id="rId2"/><sheet name="Two" r:id="rId2"/></sheets></workbook>',
  }

  it('has its other visible sheets too', async () => {
    const two = book('<row><c t="str"><v>second</v></c></row>', sheets)
    expect((await sourceOf(two)).sheets).toEqual(['One', 'Two'])
    expect(await read(two)).toEqual([['hidden']])
    expect(await read(two, { sheet: 1 })).toEqual([['second']])
    await expect(read(two, { sheet: 2 })).rejects.toThrow('import.sheet_missing')
  })

  it('may have its parts at the root of the archive, and names with other letters and slashes', async () => {
    const root = zipSync(
      Object.fromEntries(
        Object.entries({
          '_rels/.rels':
            '<Relationships><Relationship Id="a" Type="http://x/officeDocument" Target="workbook.xml"/></Relationships>',
          'workbook.xml': '<workbook><sheets><sheet name="p" r:id="b"/></sheets></workbook>',
          '_rels/workbook.xml.rels':
            '<Relationships><Relationship Id="b" Type="http://x/worksheet" Target="sheet.xml"/><Relationship Id="c" Type="http://x/sharedStrings" Target="/texts.xml"/></Relationships>',
          'Sheet.xml': sheetXml('<row><c t="s"><v>0</v></c></row>'),
          'texts.xml': '<sst><si><t>shared</t></si></sst>',
        }).map(([name, text]) => [name, strToU8(text)]),
      ),
    )
    expect(await read(root)).toEqual([['shared']])
  })

  it('fills cells that are merged over rows, where the row has cells of its own', async () => {
    const cell = (place: string, text: string) => `<c r="${place}" t="str"><v>${text}</v></c>`
    const rows = [
      `<row r="1">${cell('A1', 'e-mail')}${cell('B1', 'City')}</row>`,
      `<row r="2">${cell('A2', 'a')}${cell('B2', 'Pune')}</row>`,
      `<row r="3">${cell('A3', 'b')}</row>`,
      `<row r="5"/>`,
      `<row r="6">${cell('A6', 'c')}</row>`,
      `<row r="7">${cell('A7', 'd')}</row>`,
    ].join('')
    const xml = `<worksheet><sheetData>${rows}</sheetData><mergeCells count="2"><mergeCell ref="B2:B6"/><mergeCell ref="A1:B1"/></mergeCells></worksheet>`
    const found = await readRows(book('', { 'xl/worksheets/sheet2.xml': xml }))
    expect(found.map(({ number, cells }) => [number, ...cells])).toEqual([
      [1, 'e-mail', 'City'],
      [2, 'a', 'Pune'],
      [3, 'b', 'Pune'],
      [6, 'c', 'Pune'],
      [7, 'd'],
    ])
  })

  it('keeps the zeros that its formats show, and says which cells are numbers', async () => {
    const styles =
      '<styleSheet><numFmts><numFmt numFmtId="164" formatCode="00000"/></numFmts><cellXfs><xf numFmtId="0"/><xf numFmtId="164"/></cellXfs></styleSheet>'
    const rows = '<row><c s="1"><v>42</v></c><c><v>1.25</v></c><c><v>1.234</v></c><c t="str"><v>1.234</v></c></row>'
    expect(await readRows(book(rows, { 'xl/styles.xml': styles }))).toEqual([
      { number: 1, cells: ['00042', '1.25', '1.234', '1.234'], numeric: [2] },
    ])
  })

  it.each([
    ['00000', '42', '00042'],
    ['00000', '123456', '123456'],
    ['000-00-0000', '42', '000-00-0042'],
    ['000\\-0000', '12345', '001-2345'],
    ['"E-"0000', '17', 'E-0017'],
    ['"E-"00', '12345', 'E-12345'],
    ['[Red]000;-000', '7', '007'],
    ['0', '42', null],
    ['0.00', '42', null],
    ['#,##0', '42', null],
    ['00000', '4.5', null],
    ['00000', '-4', null],
    ['dd.mm.yyyy', '42', null],
    [undefined, '42', null],
  ])('format %s shows %s as %s', (code, stored, text) => expect(paddedText(stored, digitPattern(code))).toBe(text))

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
