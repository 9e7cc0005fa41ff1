import { createReadStream } from 'node:fs'
import { type FileHandle, open, stat } from 'node:fs/promises'
import { createInflateRaw } from 'node:zlib'
import { refuse } from '../../../refusal.ts'

interface Entry {
  readonly method: number
  readonly packed: number
  readonly offset: number
}

/** Names are compared without case and with any slashes, as spreadsheet programs do. Sizes are measured while decompressing, because the sizes in ZIP headers can't be trusted. */
export interface Zip {
  has(name: string): boolean
  /** @throws Refusal beyond `most` bytes */
  stream(name: string, most: number): AsyncGenerator<Buffer>
  text(name: string, most: number): Promise<string>
}

const END = 0x06054b50
const CENTRAL = 0x02014b50
const LOCAL = 0x04034b50
const mostEntries = 5000

const broken = () => refuse('unsupported_type', 'import.broken')

export async function openZip(path: string): Promise<Zip> {
  const entries = await readEntries(path)
  async function* stream(name: string, most: number): AsyncGenerator<Buffer> {
    const entry = entries.get(plainPath(name))
    if (!entry) throw broken()
    yield* unpack(path, entry, most)
  }
  return {
    has: (name) => entries.has(plainPath(name)),
    stream,
    async text(name, most) {
      const chunks: Buffer[] = []
      for await (const chunk of stream(name, most)) chunks.push(chunk)
      return Buffer.concat(chunks).toString('utf8')
    },
  }
}

async function readEntries(path: string): Promise<ReadonlyMap<string, Entry>> {
  const { size } = await stat(path)
  const file = await open(path)
  try {
    const tail = await read(file, Math.max(0, size - 65_557), Math.min(size, 65_557))
    const end = lastIndexOf(tail, END)
    if (end < 0 || end + 22 > tail.length) throw broken()
    const [count, length, start] = [
      tail.readUInt16LE(end + 10),
      tail.readUInt32LE(end + 12),
      tail.readUInt32LE(end + 16),
    ]
    if (count > mostEntries || start + length > size) throw broken()
    return entriesOf(await read(file, start, length), count)
  } finally {
    await file.close()
  }
}

function entriesOf(directory: Buffer, count: number): ReadonlyMap<string, Entry> {
  const entries = new Map<string, Entry>()
  for (let at = 0, left = count; left > 0; left--) {
    if (at + 46 > directory.length || directory.readUInt32LE(at) !== CENTRAL) throw broken()
    const name = directory.readUInt16LE(at + 28)
    const isEncrypted = (directory.readUInt16LE(at + 8) & 1) === 1
    if (isEncrypted) throw refuse('unsupported_type', 'import.locked')
    entries.set(plainPath(directory.toString('utf8', at + 46, at + 46 + name)), {
      method: directory.readUInt16LE(at + 10),
      packed: directory.readUInt32LE(at + 20),
      offset: directory.readUInt32LE(at + 42),
    })
    at += 46 + name + directory.readUInt16LE(at + 30) + directory.readUInt16LE(at + 32)
  }
  return entries
}

const plainPath = (name: string): string => name.replaceAll('\\', '/').replace(/^\//, '').toLowerCase()

function lastIndexOf(buffer: Buffer, signature: number): number {
  for (let at = buffer.length - 4; at >= 0; at--) if (buffer.readUInt32LE(at) === signature) return at
  return -1
}

async function read(file: FileHandle, position: number, length: number): Promise<Buffer> {
  const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, position)
  return buffer.subarray(0, bytesRead)
}

async function* unpack(path: string, { method, packed, offset }: Entry, most: number): AsyncGenerator<Buffer> {
  const file = await open(path)
  const header = await read(file, offset, 30)
  await file.close()
  if (header.length < 30 || header.readUInt32LE(0) !== LOCAL || (method !== 0 && method !== 8)) throw broken()
  const start = offset + 30 + header.readUInt16LE(26) + header.readUInt16LE(28)
  if (packed === 0) return
  const stored = createReadStream(path, { start, end: start + packed - 1, highWaterMark: 64 * 1024 })
  const unpacked = method === 8 ? stored.pipe(createInflateRaw({ chunkSize: 64 * 1024 })) : stored
  let size = 0
  try {
    for await (const chunk of unpacked as AsyncIterable<Buffer>) {
      size += chunk.length
      if (size > most) throw refuse('too_large', 'import.unpacked')
      yield chunk
    }
  } catch (error) {
    throw (error as { code?: string }).code?.startsWith('Z_') ? broken() : error
  } finally {
    stored.destroy()
    unpacked.destroy()
  }
}
