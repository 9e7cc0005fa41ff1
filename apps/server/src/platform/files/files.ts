import type { Readable } from 'node:stream'

export interface StoredFile {
  /** Read it to its end or destroy it. */
  stream: Readable
  /** In bytes. */
  size: number
  contentType: string
}

/** Keeps files under keys. A file is there whole or not at all; putting again replaces it. */
export interface Files {
  readonly kind: 'folder' | 's3'
  /** Throws a `FileKeyError` for a key that is none. When the stream fails, nothing is kept and its error is thrown. */
  put(key: string, content: Readable | Buffer, options: { contentType: string }): Promise<void>
  get(key: string): Promise<StoredFile | null>
  exists(key: string): Promise<boolean>
  /** Also of what is not there. */
  delete(key: string): Promise<void>
}

export class FileKeyError extends Error {
  override name = 'FileKeyError'
}

export class FileStoreError extends Error {
  override name = 'FileStoreError'
}

/** Parts of letters, digits, `-`, `_` and inner `.`, joined by `/`; at most 400 characters. Nothing that could climb out of a folder. */
export function checkKey(key: string): string {
  const isKey =
    key.length <= 400 &&
    /^[a-zA-Z0-9_-][a-zA-Z0-9._-]*(\/[a-zA-Z0-9_-][a-zA-Z0-9._-]*)*$/.test(key) &&
    !key.includes('..')
  if (!isKey) throw new FileKeyError('This is not the key of a file.')
  return key
}
