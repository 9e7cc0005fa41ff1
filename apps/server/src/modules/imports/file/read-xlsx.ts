import { refuse } from '../../../refusal.ts'
import { cleanText, dateText, isDateFormat, numberText } from './cell-text.ts'
import { fileLimits } from './limits.ts'
import { openZip, type Zip } from './read-zip.ts'
import { attributeOf, createXmlTokens, type XmlToken } from './xml-tokens.ts'

interface Book {
  /** Path of the first visible sheet within the ZIP file. */
  readonly sheet: string
  readonly from1904: boolean
  readonly texts: readonly string[]
  /** By style index: whether cells of the style are dates. */
  readonly dates: readonly boolean[]
}

/** Yields rows of the first visible sheet in batches, without holding the sheet in memory. */
export async function* readXlsx(path: string): AsyncGenerator<string[][]> {
  const zip = await openZip(path)
  const book = await readBook(zip)
  const reader = createSheetReader(book)
  for await (const token of tokensOf(zip, book.sheet, fileLimits.sheet)) {
    const rows = reader.read(token)
    if (rows) yield rows
  }
  yield reader.end()
}

async function* tokensOf(zip: Zip, name: string, most: number): AsyncGenerator<readonly XmlToken[]> {
  const tokens = createXmlTokens()
  const decoder = new TextDecoder()
  for await (const chunk of zip.stream(name, most)) yield [...tokens.push(decoder.decode(chunk, { stream: true }))]
  yield [...tokens.push(decoder.decode())]
  tokens.end()
}

async function readBook(zip: Zip): Promise<Book> {
  if (!zip.has('xl/workbook.xml')) throw refuse('unsupported_type', 'import.type')
  const book = { from1904: false, id: '' }
  for await (const tokens of tokensOf(zip, 'xl/workbook.xml', fileLimits.part))
    for (const token of tokens) {
      if (token.kind !== 'open') continue
      if (token.name === 'workbookPr')
        book.from1904 = ['1', 'true'].includes(attributeOf(token.attributes, 'date1904') ?? '')
      const isShown = (attributeOf(token.attributes, 'state') ?? 'visible') === 'visible'
      if (token.name === 'sheet' && isShown && book.id === '') book.id = attributeOf(token.attributes, 'id') ?? ''
    }
  const { from1904 } = book
  return { sheet: await sheetPath(zip, book.id), from1904, texts: await readTexts(zip), dates: await readDates(zip) }
}

async function sheetPath(zip: Zip, id: string): Promise<string> {
  const relations = 'xl/_rels/workbook.xml.rels'
  const targets: string[] = []
  if (zip.has(relations))
    for await (const tokens of tokensOf(zip, relations, fileLimits.part))
      for (const token of tokens)
        if (token.kind === 'open' && token.name === 'Relationship' && attributeOf(token.attributes, 'Id') === id)
          targets.push(attributeOf(token.attributes, 'Target') ?? '')
  const [target = 'worksheets/sheet1.xml'] = targets
  const path = target.startsWith('/') ? target.slice(1) : `xl/${target}`
  if (!zip.has(path)) throw refuse('unsupported_type', 'import.broken')
  return path
}

/** Reads the shared strings without phonetic readings (`rPh`). */
async function readTexts(zip: Zip): Promise<string[]> {
  const name = 'xl/sharedStrings.xml'
  const texts: string[] = []
  if (!zip.has(name)) return texts
  let [text, isText, isReading] = ['', false, false]
  for await (const tokens of tokensOf(zip, name, fileLimits.part))
    for (const token of tokens) {
      if (token.kind === 'text') text += isText && !isReading ? token.text : ''
      else if (token.name === 't') isText = token.kind === 'open' && !token.isEmpty
      else if (token.name === 'rPh') isReading = token.kind === 'open' && !token.isEmpty
      else if (token.name === 'si' && (token.kind === 'close' || token.isEmpty)) {
        texts.push(cleanText(unescaped(text)))
        text = ''
      }
    }
  return texts
}

async function readDates(zip: Zip): Promise<boolean[]> {
  const name = 'xl/styles.xml'
  const dates: boolean[] = []
  const codes = new Map<number, string>()
  if (!zip.has(name)) return dates
  let isCells = false
  for await (const tokens of tokensOf(zip, name, fileLimits.part))
    for (const token of tokens) {
      if (token.kind === 'text') continue
      if (token.name === 'cellXfs') isCells = token.kind === 'open'
      if (token.kind !== 'open') continue
      const id = Number(attributeOf(token.attributes, 'numFmtId'))
      if (token.name === 'numFmt') codes.set(id, attributeOf(token.attributes, 'formatCode') ?? '')
      if (token.name === 'xf' && isCells) dates.push(isDateFormat(id, codes.get(id)))
    }
  return dates
}

/** XLSX escapes characters that XML does not allow: `_x000D_` is a carriage return. */
const unescaped = (text: string): string =>
  text.includes('_x')
    ? text.replace(/_x([0-9A-Fa-f]{4})_/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
    : text

function createSheetReader(book: Book): { read(tokens: readonly XmlToken[]): string[][]; end(): string[][] } {
  let rows: string[][] = []
  let row: string[] = []
  let [column, type, style, value] = [0, '', -1, '']
  let [isValue, isInline, isReading] = [false, false, false]

  function open({ name, attributes, isEmpty }: XmlToken & { kind: 'open' }): void {
    if (name === 'row') row = []
    else if (name === 'c') {
      column = columnOf(attributeOf(attributes, 'r')) ?? row.length
      type = attributeOf(attributes, 't') ?? 'n'
      style = Number(attributeOf(attributes, 's') ?? -1)
      value = ''
    } else if (name === 'v') isValue = !isEmpty
    else if (name === 'is') isInline = !isEmpty
    else if (name === 't') isValue = isInline && !isEmpty
    else if (name === 'rPh') isReading = !isEmpty
    if (name === 'row' && isEmpty) rows.push([])
  }
  function close(name: string): void {
    if (name === 'v' || name === 't') isValue = false
    else if (name === 'is') isInline = false
    else if (name === 'rPh') isReading = false
    else if (name === 'row') rows.push(row)
    else if (name === 'c') put(cellText(value, type, style, book))
  }
  function put(text: string): void {
    if (text === '') return
    if (column >= fileLimits.columns) throw refuse('rule_broken', `import.columns|max=${fileLimits.columns}`)
    if (text.length > fileLimits.cell) throw refuse('rule_broken', `import.cell|row=${rows.length + 1}`)
    while (row.length < column) row.push('')
    row[column] = text
  }
  function read(tokens: readonly XmlToken[]): string[][] {
    for (const token of tokens) {
      if (token.kind === 'open') open(token)
      else if (token.kind === 'close') close(token.name)
      else if (isValue && !isReading) value += token.text
      if (value.length > 2 * fileLimits.cell) throw refuse('rule_broken', `import.cell|row=${rows.length + 1}`)
    }
    const whole = rows
    rows = []
    return whole
  }
  return { read, end: () => rows }
}

/** Zero-based column index of a cell reference such as `AB12`. */
function columnOf(reference: string | undefined): number | undefined {
  const letters = reference === undefined ? '' : (/^[A-Z]{1,3}/.exec(reference)?.[0] ?? '')
  if (letters === '') return undefined
  return [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1
}

function cellText(value: string, type: string, style: number, { texts, dates, from1904 }: Book): string {
  if (type === 's') return texts[Number(value)] ?? ''
  if (type === 'b') return value === '1' ? 'true' : 'false'
  if (type === 'e' || value === '') return ''
  if (type === 'n') return (dates[style] === true ? dateText(value, { from1904 }) : null) ?? numberText(value)
  if (type === 'd') return value.replace(/T00:00:00(\.0+)?Z?$/, '').replace('T', ' ')
  return cleanText(unescaped(value))
}
