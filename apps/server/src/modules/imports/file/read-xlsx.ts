import { refuse } from '../../../refusal.ts'
import { cleanText, dateText, numberText, paddedText } from './cell-text.ts'
import type { FileRow } from './file-row.ts'
import { counterTo, fileLimits } from './limits.ts'
import { columnAt, readMergedCells } from './merged-cells.ts'
import { openZip } from './read-zip.ts'
import { type CellStyle, readStyles, readTexts, readWorkbook, tokensOf, unescaped } from './workbook.ts'
import { attributeOf, type XmlToken } from './xml-tokens.ts'

export interface Xlsx {
  /** Names of the visible sheets. */
  readonly sheets: readonly string[]
  /** Place of the sheet that is read. */
  readonly sheet: number
  /** Rows in batches, without holding the sheet in memory. */
  rows(): AsyncGenerator<FileRow[]>
}

/** @param wanted place of the sheet among the visible ones; the first by default */
export async function openXlsx(path: string, wanted = 0): Promise<Xlsx> {
  const zip = await openZip(path)
  const workbook = await readWorkbook(zip)
  const sheet = workbook.sheets[wanted]
  if (!sheet) throw refuse('rule_broken', 'import.sheet_missing')
  if (!zip.has(sheet.path)) throw refuse('unsupported_type', 'import.broken')
  async function* rows(): AsyncGenerator<FileRow[]> {
    const { from1904 } = workbook
    const book = { from1904, texts: await readTexts(zip, workbook), styles: await readStyles(zip, workbook) }
    const merged = await readMergedCells(zip, sheet?.path ?? '')
    const reader = createSheetReader(book)
    for await (const tokens of tokensOf(zip, sheet?.path ?? '', fileLimits.sheet)) {
      const found = reader.read(tokens)
      for (const { number, cells } of found) merged.fill(number, cells)
      if (found.length > 0) yield found
    }
  }
  return { sheets: workbook.sheets.map(({ name }) => name), sheet: wanted, rows }
}

interface Book {
  readonly from1904: boolean
  readonly texts: readonly string[]
  readonly styles: readonly CellStyle[]
}

interface SheetRow extends FileRow {
  readonly cells: string[]
}

function createSheetReader(book: Book): { read(tokens: readonly XmlToken[]): SheetRow[] } {
  const countRow = counterTo(fileLimits.allRows)
  const countCell = counterTo(fileLimits.cells)
  let rows: SheetRow[] = []
  let [number, cells, numeric]: [number, string[], number[]] = [0, [], []]
  let [column, type, style, value] = [0, '', -1, '']
  let [isValue, isInline, isReading] = [false, false, false]

  function open({ name, attributes, isEmpty }: XmlToken & { kind: 'open' }): void {
    if (name === 'row') {
      countRow()
      const written = Number(attributeOf(attributes, 'r'))
      number = Number.isInteger(written) && written > number ? written : number + 1
      ;[cells, numeric] = [[], []]
      if (isEmpty) endRow()
    } else if (name === 'c') {
      countCell()
      column = columnOf(attributeOf(attributes, 'r')) ?? cells.length
      type = attributeOf(attributes, 't') ?? 'n'
      style = Number(attributeOf(attributes, 's') ?? -1)
      value = ''
    } else if (name === 'v') isValue = !isEmpty
    else if (name === 'is') isInline = !isEmpty
    else if (name === 't') isValue = isInline && !isEmpty
    else if (name === 'rPh') isReading = !isEmpty
  }
  function close(name: string): void {
    if (name === 'v' || name === 't') isValue = false
    else if (name === 'is') isInline = false
    else if (name === 'rPh') isReading = false
    else if (name === 'row') endRow()
    else if (name === 'c') put(cellText(value, type, style, book))
  }
  function endRow(): void {
    rows.push(numeric.length > 0 ? { number, cells, numeric } : { number, cells })
  }
  function put(text: string): void {
    if (text === '') return
    if (column >= fileLimits.columns) throw refuse('rule_broken', `import.columns|max=${fileLimits.columns}`)
    if (text.length > fileLimits.cell) throw refuse('rule_broken', `import.cell|row=${number}`)
    while (cells.length < column) cells.push('')
    cells[column] = text
    if (type === 'n' && /^-?\d{1,3}\.\d{3}$/.test(text)) numeric.push(column)
  }
  return {
    read(tokens) {
      for (const token of tokens) {
        if (token.kind === 'open') open(token)
        else if (token.kind === 'close') close(token.name)
        else if (isValue && !isReading) value += token.text
        if (value.length > 2 * fileLimits.cell) throw refuse('rule_broken', `import.cell|row=${number}`)
      }
      const whole = rows
      rows = []
      return whole
    },
  }
}

/** Zero-based column index of a cell reference such as `AB12`. */
function columnOf(reference: string | undefined): number | undefined {
  const letters = reference === undefined ? '' : (/^[A-Z]{1,3}/.exec(reference)?.[0] ?? '')
  return letters === '' ? undefined : columnAt(letters)
}

function cellText(value: string, type: string, style: number, { texts, styles, from1904 }: Book): string {
  if (type === 's') return texts[Number(value)] ?? ''
  if (type === 'b') return value === '1' ? 'true' : 'false'
  if (type === 'e' || value === '') return ''
  if (type === 'd') return value.replace(/T00:00:00(\.0+)?Z?$/, '').replace('T', ' ')
  if (type !== 'n') return cleanText(unescaped(value))
  const { isDate = false, digits = null } = styles[style] ?? {}
  return (isDate ? dateText(value, { from1904 }) : paddedText(value, digits)) ?? numberText(value)
}
