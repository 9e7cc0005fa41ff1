import { createReadStream } from 'node:fs'
import { open } from 'node:fs/promises'
import { refuse } from '../../../refusal.ts'
import { createCsvParser, guessDelimiter } from './csv-parser.ts'

type Encoding = 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1252'

/** Yields rows in batches. Detects UTF-8 and UTF-16, and falls back to Windows-1252. */
export async function* readCsv(path: string): AsyncGenerator<string[][]> {
  const encoding = await encodingOf(path)
  const chunks = textOf(path, encoding)
  let parser: ReturnType<typeof createCsvParser> | undefined
  for await (const chunk of chunks) {
    if (chunk === '') continue
    const text = parser ? chunk : chunk.replace(/^sep=[,;\t]\r?\n/i, '')
    parser ??= createCsvParser(guessDelimiter(chunk))
    if (text.includes('\u0000')) throw refuse('unsupported_type', 'import.type')
    yield parser.push(text)
  }
  if (parser) yield parser.end()
}

async function* textOf(path: string, encoding: Encoding): AsyncGenerator<string> {
  const decoder = new TextDecoder(encoding)
  for await (const chunk of createReadStream(path, { highWaterMark: 64 * 1024 }))
    yield decoder.decode(chunk as Buffer, { stream: true })
  yield decoder.decode()
}

async function encodingOf(path: string): Promise<Encoding> {
  const start = await startOf(path, 4096)
  const mark = start.length < 2 ? 0 : start.readUInt16BE()
  if (mark === 0xfffe) return 'utf-16le'
  if (mark === 0xfeff) return 'utf-16be'
  const zeros = [0, 1].map((odd) => start.filter((byte, at) => byte === 0 && at % 2 === odd).length)
  const [even = 0, odd = 0] = zeros
  if (odd > start.length / 5 && even === 0) return 'utf-16le'
  if (even > start.length / 5 && odd === 0) return 'utf-16be'
  return (await isUtf8(path)) ? 'utf-8' : 'windows-1252'
}

async function isUtf8(path: string): Promise<boolean> {
  const decoder = new TextDecoder('utf-8', { fatal: true })
  try {
    for await (const chunk of createReadStream(path, { highWaterMark: 64 * 1024 }))
      decoder.decode(chunk as Buffer, { stream: true })
    decoder.decode()
    return true
  } catch (error) {
    if (error instanceof TypeError) return false
    throw error
  }
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
