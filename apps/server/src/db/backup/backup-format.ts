import type { Readable } from 'node:stream'

/**
 * A backup is gzip over frames: a letter, a length of 4 bytes (big-endian) and the content. `H` header (JSON), then for
 * each table `T` (JSON), any number of `D` (COPY text) and `E` (JSON); then the queue's tasks, if there is a queue, as `Q`
 * with `D` and `E` like a table; last `Z`. A file without `Z` was cut off and is refused.
 */
export type Frame = { kind: FrameKind; content: Buffer }
export type FrameKind = 'H' | 'T' | 'D' | 'E' | 'Q' | 'Z'

export interface BackupHeader {
  /** 1 has no queue. */
  format: 1 | 2
  /** The newest migration of the saved database. */
  migration: string
  createdAt: string
  /** Absent in format 1. */
  hasQueue?: boolean
  sequences: { name: string; value: string; called: boolean }[]
}

export interface TableStart {
  name: string
  columns: string[]
}

export interface TableEnd {
  /** SHA-256 of the table's COPY text, in hex. */
  hash: string
}

const headLength = 5
const largestFrame = 64 * 1024 * 1024

export function frame(kind: FrameKind, content: Buffer | object = Buffer.alloc(0)): Buffer {
  const body = Buffer.isBuffer(content) ? content : Buffer.from(JSON.stringify(content))
  const head = Buffer.alloc(headLength)
  head.write(kind, 'latin1')
  head.writeUInt32BE(body.length, 1)
  return Buffer.concat([head, body])
}

export async function* readFrames(source: Readable): AsyncGenerator<Frame> {
  let rest: Buffer = Buffer.alloc(0)
  for await (const chunk of source as AsyncIterable<Buffer>) {
    rest = rest.length === 0 ? chunk : Buffer.concat([rest, chunk])
    for (;;) {
      if (rest.length < headLength) break
      const length = rest.readUInt32BE(1)
      if (length > largestFrame) throw new BackupError('This file is not a backup of Deckle, or it is damaged.')
      if (rest.length < headLength + length) break
      const kind = rest.toString('latin1', 0, 1) as FrameKind
      const content = rest.subarray(headLength, headLength + length)
      rest = rest.subarray(headLength + length)
      yield { kind, content }
      if (kind === 'Z') return
    }
  }
  throw new BackupError('The backup ends too early: it is damaged or was not written to its end.')
}

export class BackupError extends Error {
  override name = 'BackupError'
}
