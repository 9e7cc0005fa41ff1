import { createReadStream, createWriteStream } from 'node:fs'
import { createInterface } from 'node:readline'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { type ColumnFacts, type ColumnFactsCollector, createColumnFacts } from '@deckle/core/people/column-facts.ts'
import { REPLACEMENT } from '@deckle/core/text/encoding/text-encoding.ts'
import { refuse } from '../../../refusal.ts'
import type { FileRow } from './file-row.ts'
import { openTable, type TableChoice, type TableSource } from './open-table.ts'

/** A file that was read to its end. */
export interface SpooledTable {
  readonly source: TableSource
  readonly columns: readonly {
    readonly name: string
    readonly samples: readonly string[]
    readonly facts: ColumnFacts
  }[]
  /** Rows below the heading. */
  readonly total: number
  readonly badRows: { readonly count: number; readonly first: readonly number[] }
}

export interface SpooledRow {
  /** The row's number in the spreadsheet. */
  readonly seq: number
  /** JSON of its cells. */
  readonly data: string
}

/** Samples per column, and their characters; characters of a column's name; bad rows that are named. */
const samples = { most: 3, length: 100 }
const LONGEST_NAME = 200
const NAMED_ROWS = 10

/**
 * Reads a table into a file of one row per line, so that it is checked as a whole before anything is stored and no
 * transaction waits for it.
 * @throws Refusal as `openTable`, and for a table without rows
 */
export async function spoolRows(path: string, spool: string, choice: TableChoice): Promise<SpooledTable> {
  const table = await openTable(path, choice)
  const columns: Column[] = []
  const badRows = { count: 0, first: [] as number[] }
  let heading: readonly string[] | undefined
  let total = 0
  function note(row: FileRow): void {
    total++
    if (row.cells.some((cell) => cell.includes(REPLACEMENT))) {
      badRows.count++
      if (badRows.first.length < NAMED_ROWS) badRows.first.push(row.number)
    }
    for (const [at, cell] of row.cells.entries())
      (columns[at] ??= createColumn()).add(cell, row.numeric?.includes(at) ?? false)
  }
  async function* lines(): AsyncGenerator<string> {
    for await (const batch of table.rows()) {
      const below = heading ? batch : batch.slice(1)
      heading ??= batch[0]?.cells ?? []
      for (const row of below) note(row)
      if (below.length > 0) yield below.map(lineOf).join('')
    }
  }
  await pipeline(Readable.from(lines()), createWriteStream(spool, { flags: 'w', mode: 0o600 }))
  if (!heading || total === 0) throw refuse('rule_broken', 'import.no_rows')
  const count = Math.max(heading.length, columns.length)
  return {
    source: table.source,
    columns: Array.from({ length: count }, (_, at) => ({
      name: heading?.[at]?.trim().slice(0, LONGEST_NAME) ?? '',
      ...(columns[at] ?? createColumn()).end(),
    })),
    total,
    badRows,
  }
}

interface Column extends Pick<ColumnFactsCollector, 'add'> {
  end(): Pick<SpooledTable['columns'][number], 'samples' | 'facts'>
}

function createColumn(): Column {
  const facts = createColumnFacts()
  const seen = new Set<string>()
  return {
    add(cell, isTyped) {
      facts.add(cell, isTyped)
      if (seen.size < samples.most && cell.trim() !== '') seen.add(cell.trim().slice(0, samples.length))
    },
    end: () => ({ samples: [...seen], facts: facts.facts() }),
  }
}

/** The number, a space, and the row's data. U+2028 and U+2029 are escaped, at which newer versions of Node end a line. */
function lineOf({ number, cells, numeric }: FileRow): string {
  const data = JSON.stringify({ cells, numeric }).replace(/[\u2028\u2029]/g, (end) =>
    end === '\u2028' ? String.raw`\u2028` : String.raw`\u2029`,
  )
  return `${number} ${data}\n`
}

/** Yields the rows of a spool in batches. */
export async function* spooledRows(spool: string, batch: number): AsyncGenerator<SpooledRow[]> {
  let rows: SpooledRow[] = []
  for await (const line of createInterface({ input: createReadStream(spool), crlfDelay: Infinity })) {
    const space = line.indexOf(' ')
    rows.push({ seq: Number(line.slice(0, space)), data: line.slice(space + 1) })
    if (rows.length < batch) continue
    yield rows
    rows = []
  }
  if (rows.length > 0) yield rows
}
