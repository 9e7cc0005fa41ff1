import { refuse } from '../../../refusal.ts'
import { fileLimits } from './limits.ts'

export type Delimiter = ',' | ';' | '\t'

interface CsvParser {
  /** Returns the rows completed by this chunk. */
  push(text: string): string[][]
  /** Returns the last row if the file does not end with a line break. */
  end(): string[][]
}

/** A streaming RFC 4180 parser that also accepts any line break, quotes in unquoted cells and text after closing quotes. */
export function createCsvParser(delimiter: Delimiter): CsvParser {
  const special = new RegExp(`[${delimiter}\\r\\n]`, 'g')
  let row: string[] = []
  let cell = ''
  let state: 'start' | 'plain' | 'quoted' | 'closed' = 'start'
  let afterReturn = false
  let number = 1

  function endCell(): void {
    row.push(cell)
    if (row.length > fileLimits.columns && row.slice(fileLimits.columns).some((one) => one !== ''))
      throw refuse('rule_broken', `import.columns|max=${fileLimits.columns}`)
    if (row.length > fileLimits.columns) row.length = fileLimits.columns
    cell = ''
    state = 'start'
  }
  function endRow(): string[] {
    endCell()
    const whole = row
    row = []
    number++
    return whole
  }
  function add(text: string): void {
    cell += text
    if (cell.length > fileLimits.cell) throw refuse('rule_broken', `import.cell|row=${number}`)
  }
  function addPlain(text: string, from: number): number {
    special.lastIndex = from
    const to = special.exec(text)?.index ?? text.length
    add(text.slice(from, to))
    return to
  }
  function addQuoted(text: string, from: number): number {
    const quote = text.indexOf('"', from)
    const to = quote < 0 ? text.length : quote
    add(text.slice(from, to))
    return to
  }
  /** Parses from `at` and returns the index after the parsed text. */
  function step(text: string, at: number, rows: string[][]): number {
    const sign = text[at] ?? ''
    if (state === 'quoted') {
      const to = addQuoted(text, at)
      if (to < text.length) state = 'closed'
      return to + 1
    }
    if (sign === '\n' && afterReturn) return at + 1
    if (sign === '"' && state === 'start') state = 'quoted'
    else if (sign === '"' && state === 'closed') {
      add('"')
      state = 'quoted'
    } else if (sign === delimiter) endCell()
    else if (sign === '\r' || sign === '\n') rows.push(endRow())
    else {
      state = 'plain'
      return addPlain(text, at)
    }
    return at + 1
  }

  return {
    push(text) {
      const rows: string[][] = []
      for (let at = 0; at < text.length;) {
        const sign = state === 'quoted' ? '' : text[at]
        at = step(text, at, rows)
        afterReturn = sign === '\r'
      }
      return rows
    },
    end() {
      if (state === 'quoted') throw refuse('rule_broken', `import.quote|row=${number}`)
      return row.length > 0 || cell !== '' || state !== 'start' ? [endRow()] : []
    },
  }
}

const delimiters: readonly Delimiter[] = [',', ';', '\t']

/** The most frequent delimiter outside quotes in the first row that contains one. A `sep=` line takes precedence. */
export function guessDelimiter(text: string): Delimiter {
  const said = /^sep=([,;\t])\r?\n/i.exec(text)?.[1] as Delimiter | undefined
  if (said) return said
  const outside = text.replace(/"(?:[^"]|"")*("|$)/g, '')
  for (const line of outside.split(/\r\n|\r|\n/)) {
    const counts = delimiters.map((delimiter) => [line.split(delimiter).length - 1, delimiter] as const)
    const [most] = counts.toSorted(([a], [b]) => b - a)
    if (most && most[0] > 0) return most[1]
  }
  return ','
}
