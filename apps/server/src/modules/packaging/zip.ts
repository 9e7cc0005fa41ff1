import { Readable } from 'node:stream'
import yazl from 'yazl'

export interface PackageEntry {
  readonly name: string
  /** Null if the file was deleted in the meantime. */
  readonly open: () => Promise<Readable | null>
  /** True for compressed formats: deflating them again gains little. */
  readonly isPacked?: boolean
}

export function textEntry(name: string, text: string): PackageEntry {
  return { name, open: () => Promise.resolve(Readable.from([Buffer.from(text)])) }
}

/**
 * Reads each file when its turn comes; a file that can't be read ends the stream with an error. Every file is deflated,
 * even where that gains nothing: its size then follows its data, and readers that go through a zip from its start
 * (java.util.zip.ZipInputStream) find the end of deflated data only.
 */
export function zipOf(entries: readonly PackageEntry[], mtime: Date): Readable {
  const zip = new yazl.ZipFile()
  const body = zip.outputStream as Readable
  zip.on('error', (error: unknown) => body.destroy(error as Error))
  for (const { name, open, isPacked = false } of entries) {
    zip.addReadStreamLazy(name, { mtime, compressionLevel: isPacked ? 1 : 6 }, (done) => {
      open().then(
        (stream) => (stream ? done(null, stream) : done(new Error(`${name} is gone.`), Readable.from([]))),
        (error: Error) => done(error, Readable.from([])),
      )
    })
  }
  zip.end()
  return body
}
