import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

export interface EncodableFile {
  readonly headers: Readonly<Record<string, string>>
  readonly bytes: Buffer
  br?: Promise<Buffer>
  gzip?: Promise<Buffer>
}

const worthCompressing = /^(text\/|application\/(json|manifest)|image\/svg)/
const brotli = promisify(brotliCompress)
const gzipped = promisify(gzip)

/** A file's bytes in the best encoding that is accepted. A text is compressed once. */
export async function encoded(file: EncodableFile, accepted: string): Promise<{ encoding?: string; bytes: Buffer }> {
  if (!worthCompressing.test(file.headers['content-type'] ?? '') || file.bytes.length < 1024)
    return { bytes: file.bytes }
  if (/\bbr\b/.test(accepted))
    return {
      encoding: 'br',
      bytes: await (file.br ??= brotli(file.bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } })),
    }
  if (/\bgzip\b/.test(accepted))
    return { encoding: 'gzip', bytes: await (file.gzip ??= gzipped(file.bytes, { level: 9 })) }
  return { bytes: file.bytes }
}
