import { createReadStream } from 'node:fs'
import { open } from 'node:fs/promises'
import { createByteFacts } from '@deckle/core/text/encoding/byte-facts.ts'
import { type EncodingSample, encodingSamples, guessEncoding } from '@deckle/core/text/encoding/guess-encoding.ts'
import type { Decode, TextEncoding } from '@deckle/core/text/encoding/text-encoding.ts'
import { refuse } from '../../../refusal.ts'
import { createCsvParser, type Delimiter, guessDelimiter } from './csv-parser.ts'
import type { FileRow } from './file-row.ts'

export interface Csv {
  readonly encoding: TextEncoding
  /** How encodings read the words beyond ASCII; the guessed one first. */
  readonly encodings: readonly EncodingSample[]
  readonly delimiter: Delimiter
  /** Rows in batches, empty ones included. */
  rows(): AsyncGenerator<FileRow[]>
}

const CHUNK = 64 * 1024

/** @param wanted the encoding that a person chose; otherwise it is guessed */
export async function openCsv(path: string, wanted?: TextEncoding): Promise<Csv> {
  const facts = createByteFacts()
  for await (const chunk of createReadStream(path, { highWaterMark: CHUNK })) facts.push(chunk as Buffer)
  const bytes = facts.end()
  const guessed = guessEncoding(bytes, decode)
  const encoding = wanted ?? guessed
  const delimiter = guessDelimiter(decode(await startOf(path, CHUNK), encoding))
  return {
    encoding,
    encodings: encodingSamples(bytes, guessed, decode),
    delimiter,
    rows: () => rowsOf(path, { encoding, delimiter }),
  }
}

/** With `stream: true`: otherwise Node 20 decodes windows-1252 as Latin-1. */
const decode: Decode = (bytes, encoding) => {
  const decoder = new TextDecoder(encoding)
  return decoder.decode(bytes, { stream: true }) + decoder.decode()
}

async function* rowsOf(
  path: string,
  { encoding, delimiter }: Pick<Csv, 'encoding' | 'delimiter'>,
): AsyncGenerator<FileRow[]> {
  const parser = createCsvParser(delimiter)
  let isStart = true
  let number = 0
  const numbered = (cells: string[]): FileRow => ({ number: ++number, cells })
  for await (const chunk of textOf(path, encoding)) {
    if (chunk === '') continue
    // Spreadsheets don't count the line that announces the delimiter.
    const text = isStart ? chunk.replace(/^sep=[,;\t]\r?\n/i, '') : chunk
    isStart = false
    if (text.includes('\u0000')) throw refuse('unsupported_type', 'import.type')
    yield parser.push(text).map(numbered)
  }
  yield parser.end().map(numbered)
}

async function* textOf(path: string, encoding: TextEncoding): AsyncGenerator<string> {
  const decoder = new TextDecoder(encoding)
  for await (const chunk of createReadStream(path, { highWaterMark: CHUNK }))
    yield decoder.decode(chunk as Buffer, { stream: true })
  yield decoder.decode()
}

export async function startOf(path: string, bytes: number): Promise<Buffer> {
  const file = await open(path)
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(bytes), 0, bytes, 0)
    return buffer.subarray(0, bytesRead)
  } finally {
    await file.close()
  }
}
