import { refuse } from '../../../refusal.ts'
import { cleanText, type DigitPattern, digitPattern, isDateFormat, LONGEST_FORMAT } from './cell-text.ts'
import { counterTo, fileLimits } from './limits.ts'
import type { Zip } from './read-zip.ts'
import { attributeOf, createXmlTokens, type XmlToken } from './xml-tokens.ts'

/** How cells of a style show numbers. */
export interface CellStyle {
  readonly isDate: boolean
  /** Not null where leading zeros are shown. */
  readonly digits: DigitPattern | null
}

export interface Sheet {
  readonly name: string
  /** Path of its part within the ZIP file. */
  readonly path: string
}

/** The parts of a workbook besides its sheets. */
export interface Workbook {
  /** The visible sheets, or all if none is visible. */
  readonly sheets: readonly Sheet[]
  readonly from1904: boolean
  /** Paths; null for missing parts. */
  readonly texts: string | null
  readonly styles: string | null
}

export async function* tokensOf(zip: Zip, name: string, most: number): AsyncGenerator<readonly XmlToken[]> {
  const tokens = createXmlTokens()
  const decoder = new TextDecoder()
  for await (const chunk of zip.stream(name, most)) yield [...tokens.push(decoder.decode(chunk, { stream: true }))]
  yield [...tokens.push(decoder.decode())]
  tokens.end()
}

interface Relation {
  readonly id: string
  /** Last segment of the type's address, such as `worksheet`. */
  readonly type: string
  readonly path: string
}

/** Finds the parts by their relations, since some programs put them elsewhere than in the folder `xl`. */
export async function readWorkbook(zip: Zip): Promise<Workbook> {
  const root = (await readRelations(zip, '')).find(({ type }) => type === 'officeDocument')?.path
  const path = [root, 'xl/workbook.xml', 'workbook.xml'].find((one) => one !== undefined && zip.has(one))
  if (path === undefined) throw refuse('unsupported_type', 'import.type')
  const relations = await readRelations(zip, path)
  const { listed, from1904 } = await readSheets(zip, path)
  const part = (type: string, usual: string): string | null => {
    const found = relations.find((one) => one.type === type)?.path ?? inFolder(path, usual)
    return zip.has(found) ? found : null
  }
  const sheets = listed.map(({ name, id }, at) => ({
    name,
    path: relations.find((one) => one.id === id)?.path ?? inFolder(path, `worksheets/sheet${at + 1}.xml`),
  }))
  return { sheets, from1904, texts: part('sharedStrings', 'sharedStrings.xml'), styles: part('styles', 'styles.xml') }
}

/** @param part '' for the relations of the file as a whole */
async function readRelations(zip: Zip, part: string): Promise<Relation[]> {
  const path = inFolder(part, `_rels/${part.slice(part.lastIndexOf('/') + 1)}.rels`)
  const relations: Relation[] = []
  const count = counterTo(fileLimits.relations)
  if (!zip.has(path)) return relations
  for await (const tokens of tokensOf(zip, path, fileLimits.part))
    for (const token of tokens) {
      if (token.kind !== 'open' || token.name !== 'Relationship') continue
      count()
      const of = (name: string): string => attributeOf(token.attributes, name) ?? ''
      const type = of('Type')
      relations.push({ id: of('Id'), type: type.slice(type.lastIndexOf('/') + 1), path: inFolder(part, of('Target')) })
    }
  return relations
}

/** A path beside a part; absolute ones begin with a slash. */
function inFolder(part: string, target: string): string {
  if (target.startsWith('/')) return target.slice(1)
  const folders = part.split('/').slice(0, -1)
  const segments = target.replaceAll('\\', '/').split('/')
  for (const segment of segments)
    if (segment === '..') folders.pop()
    else if (segment !== '.') folders.push(segment)
  return folders.join('/')
}

async function readSheets(zip: Zip, path: string) {
  const sheets: { readonly name: string; readonly id: string; readonly isShown: boolean }[] = []
  const count = counterTo(fileLimits.sheets)
  let from1904 = false
  for await (const tokens of tokensOf(zip, path, fileLimits.part))
    for (const token of tokens) {
      if (token.kind !== 'open') continue
      const of = (name: string): string | undefined => attributeOf(token.attributes, name)
      if (token.name === 'workbookPr') from1904 = ['1', 'true'].includes(of('date1904') ?? '')
      if (token.name !== 'sheet') continue
      count()
      const name = cleanText(of('name') ?? '').slice(0, fileLimits.sheetName)
      sheets.push({ name, id: of('id') ?? '', isShown: (of('state') ?? 'visible') === 'visible' })
    }
  const shown = sheets.filter(({ isShown }) => isShown)
  const listed = shown.length > 0 ? shown : sheets
  return { listed: listed.length > 0 ? listed : [{ name: '', id: '' }], from1904 }
}

/** Reads the shared strings without phonetic readings (`rPh`). */
export async function readTexts(zip: Zip, { texts: name }: Workbook): Promise<string[]> {
  const texts: string[] = []
  const count = counterTo(fileLimits.sharedTexts)
  if (name === null) return texts
  let [text, isText, isReading] = ['', false, false]
  for await (const tokens of tokensOf(zip, name, fileLimits.part))
    for (const token of tokens) {
      if (token.kind === 'text') text += isText && !isReading ? token.text : ''
      else if (token.name === 't') isText = token.kind === 'open' && !token.isEmpty
      else if (token.name === 'rPh') isReading = token.kind === 'open' && !token.isEmpty
      else if (token.name === 'si' && (token.kind === 'close' || token.isEmpty)) {
        count()
        texts.push(cleanText(unescaped(text)))
        text = ''
      }
    }
  return texts
}

/** By style index. */
export async function readStyles(zip: Zip, { styles: name }: Workbook): Promise<CellStyle[]> {
  const styles: CellStyle[] = []
  const codes = new Map<number, string>()
  const count = counterTo(fileLimits.formats)
  if (name === null) return styles
  let isCells = false
  for await (const tokens of tokensOf(zip, name, fileLimits.part))
    for (const token of tokens) {
      if (token.kind === 'text') continue
      if (token.name === 'cellXfs') isCells = token.kind === 'open'
      if (token.kind !== 'open') continue
      const id = Number(attributeOf(token.attributes, 'numFmtId'))
      if (token.name === 'numFmt' || token.name === 'xf') count()
      if (token.name === 'numFmt') codes.set(id, formatCode(token.attributes))
      if (token.name === 'xf' && isCells)
        styles.push({ isDate: isDateFormat(id, codes.get(id)), digits: digitPattern(codes.get(id)) })
    }
  return styles
}

function formatCode(attributes: string): string {
  const code = attributeOf(attributes, 'formatCode') ?? ''
  if (code.length > LONGEST_FORMAT) throw refuse('too_large', 'import.unpacked')
  return code
}

/** XLSX escapes characters that XML does not allow: `_x000D_` is a carriage return. */
export const unescaped = (text: string): string =>
  text.includes('_x')
    ? text.replace(/_x([0-9A-Fa-f]{4})_/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
    : text
