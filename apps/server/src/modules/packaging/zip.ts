import { Readable } from 'node:stream'
import yazl from 'yazl'

/** A file of a package. */
export interface PackageEntry {
  readonly name: string
  /** Null where the file went meanwhile. */
  readonly open: () => Promise<Readable | null>
  /** Its format is packed by itself: packing it once more takes time for nothing. */
  readonly isPacked?: boolean
}

export function textEntry(name: string, text: string): PackageEntry {
  return { name, open: () => Promise.resolve(Readable.from([Buffer.from(text)])) }
}

/** The files as a zip, each read when its turn comes; a file that can't be read ends the stream with an error. */
export function zipOf(entries: readonly PackageEntry[], mtime: Date): Readable {
  const zip = new yazl.ZipFile()
  const body = zip.outputStream as Readable
  zip.on('error', (error: unknown) => body.destroy(error as Error))
  for (const { name, open, isPacked = false } of entries) {
    zip.addReadStreamLazy(name, { mtime, compress: !isPacked }, (done) => {
      open().then(
        (stream) => (stream ? done(null, stream) : done(new Error(`${name} is gone.`), Readable.from([]))),
        (error: Error) => done(error, Readable.from([])),
      )
    })
  }
  zip.end()
  return body
}
