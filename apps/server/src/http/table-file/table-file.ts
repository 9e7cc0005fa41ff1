import { Readable } from 'node:stream'
import type { TableFormat } from '@deckle/contract/models/table-format.ts'
import { FileReply } from '../handler.ts'
import { csvOf } from './csv.ts'
import type { Table } from './table.ts'
import { xlsxOf } from './xlsx.ts'

interface TableFile extends Table {
  readonly format: TableFormat
  /** Of the file, without its ending, and of the sheet. */
  readonly name: string
  /** How many rows there are, where that is known. */
  readonly total?: number | undefined
}

const contentTypes: Readonly<Record<TableFormat, string>> = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
}

/**
 * A table as a file, written while its rows are read: memory does not grow with their number. The first batch is read
 * before the reply begins, so that a refusal has a status of its own.
 */
export async function tableFile({ format, name, total, rows, ...shape }: TableFile): Promise<FileReply> {
  const table: Table = { ...shape, rows: await begun(rows) }
  const filename = name.replace(/[^\p{L}\p{M}\p{N} _-]/gu, '').trim() || 'table'
  return new FileReply({
    contentType: contentTypes[format],
    filename: `${filename}.${format}`,
    totalRows: total,
    body: Readable.from(format === 'csv' ? csvOf(table) : xlsxOf(table, filename), {
      objectMode: false,
      highWaterMark: 256 * 1024,
    }),
  })
}

/** The same batches, of which the first has been read. */
async function begun<Batch>(batches: AsyncIterable<Batch>): Promise<AsyncIterable<Batch>> {
  const rest = batches[Symbol.asyncIterator]()
  const first = await rest.next()
  return {
    async *[Symbol.asyncIterator]() {
      try {
        for (let batch = first; batch.done !== true; batch = await rest.next()) yield batch.value
      } finally {
        // An aborted download ends the source too: it may hold a connection.
        await rest.return?.()
      }
    },
  }
}
