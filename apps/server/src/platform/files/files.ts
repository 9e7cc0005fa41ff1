import type { Readable } from 'node:stream'

export interface StoredFile {
  /** Must be read to the end or destroyed. */
  stream: Readable
  /** Bytes. */
  size: number
  contentType: string
}

/** Stores files by key. Writes are atomic; a second `put` replaces the file. */
export interface Files {
  readonly kind: 'folder' | 's3'
  /** Throws a `FileKeyError` for an invalid key. If the stream fails, nothing is stored and its error is thrown. */
  put(key: string, content: Readable | Buffer, options: { contentType: string }): Promise<void>
  get(key: string): Promise<StoredFile | null>
  exists(key: string): Promise<boolean>
  /** Idempotent. */
  delete(key: string): Promise<void>
}

export class FileKeyError extends Error {
  override name = 'FileKeyError'
}

export class FileStoreError extends Error {
  override name = 'FileStoreError'
}

/** Segments of letters, digits, `-`, `_` and inner `.`, joined by `/`; at most 400 characters. Can't leave the folder. */
export function checkKey(key: string): string {
  const isKey =
    key.length <= 400 &&
    /^[a-zA-Z0-9_-][a-zA-Z0-9._-]*(\/[a-zA-Z0-9_-][a-zA-Z0-9._-]*)*$/.test(key) &&
    !key.includes('..')
  if (!isKey) throw new FileKeyError('This is not the key of a file.')
  return key
}
