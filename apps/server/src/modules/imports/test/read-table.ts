import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { strToU8, zipSync } from 'fflate'
import { Refusal } from '../../../refusal.ts'
import type { FileRow } from '../file/file-row.ts'
import { openTable, type TableChoice, type TableSource } from '../file/open-table.ts'

async function withFile<T>(content: string | Uint8Array, act: (path: string) => Promise<T>): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), 'deckle-rows-'))
  try {
    const path = join(folder, 'file')
    writeFileSync(path, content)
    return await act(path)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

export const readRows = (content: string | Uint8Array, choice: TableChoice = {}): Promise<FileRow[]> =>
  withFile(content, async (path) => {
    const rows: FileRow[] = []
    for await (const batch of (await openTable(path, choice)).rows()) rows.push(...batch)
    return rows
  })

export const read = async (content: string | Uint8Array, choice?: TableChoice) =>
  (await readRows(content, choice)).map(({ cells }) => cells)

export const sourceOf = (content: string | Uint8Array): Promise<TableSource> =>
  withFile(content, async (path) => (await openTable(path)).source)

/** The refusal's message, or its code. */
export const refusalOf = (content: string | Uint8Array): Promise<string> =>
  read(content).then(
    () => 'read',
    (error: unknown) => (error instanceof Refusal ? (error.detail.message ?? error.code) : String(error)),
  )

export const sheetXml = (rows: string) =>
  `<?xml version="1.0"?><worksheet xmlns="x"><sheetData>${rows}</sheetData></worksheet>`
/** A workbook whose second sheet, the first visible one, has these rows. */
export const book = (rows: string, more: Record<string, string> = {}) =>
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
