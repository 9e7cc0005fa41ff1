import { inflateSync } from 'node:zlib'

const HEADER = 12
const ENTRY = 16
const WOFF_HEADER = 44
const WOFF_ENTRY = 20

/** The font in a WOFF file, unpacked by Node: the font library's own way takes a hundred times as long. */
export function sfntOf(woff: Buffer): Buffer {
  const count = woff.readUInt16BE(12)
  const head = Buffer.alloc(HEADER + count * ENTRY)
  woff.copy(head, 0, 4, 8)
  head.writeUInt16BE(count, 4)
  writeSearchHints(head, count)
  const parts: Buffer[] = [head]
  let offset = head.length
  for (let index = 0; index < count; index++) {
    const at = WOFF_HEADER + index * WOFF_ENTRY
    const [start, packed, length] = [4, 8, 12].map((field) => woff.readUInt32BE(at + field)) as [number, number, number]
    const stored = woff.subarray(start, start + packed)
    const table = packed < length ? inflateSync(stored) : stored
    const to = HEADER + index * ENTRY
    woff.copy(head, to, at, at + 4)
    woff.copy(head, to + 4, at + 16, at + 20)
    head.writeUInt32BE(offset, to + 8)
    head.writeUInt32BE(length, to + 12)
    const padding = -length & 3
    parts.push(table, Buffer.alloc(padding))
    offset += length + padding
  }
  return Buffer.concat(parts)
}

function writeSearchHints(head: Buffer, count: number): void {
  const selector = Math.floor(Math.log2(count))
  head.writeUInt16BE(16 * 2 ** selector, 6)
  head.writeUInt16BE(selector, 8)
  head.writeUInt16BE(16 * (count - 2 ** selector), 10)
}
