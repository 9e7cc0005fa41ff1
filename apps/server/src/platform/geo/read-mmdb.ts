import { readFile } from 'node:fs/promises'
import { Reader } from 'mmdb-lib'

/** The file can't be used; the message says why, without its path. */
export class MmdbError extends Error {
  override name = 'MmdbError'
}

/** Before the metadata, which end the file. */
const marker = Buffer.from('\u00AB\u00CD\u00EFMaxMind.com', 'latin1')
/** Bytes between search tree and data. */
const separator = 16

export type MmdbReader = Reader<never>

/** Reads a file of the MaxMind DB format 2 into memory. Throws an `MmdbError`. */
export async function readMmdb(path: string): Promise<MmdbReader> {
  const bytes = await readFile(path).catch(({ code }: NodeJS.ErrnoException) => {
    throw new MmdbError(code === 'ENOENT' ? 'there is no such file' : `it cannot be read (${code})`)
  })
  const metadataAt = bytes.lastIndexOf(marker)
  if (metadataAt < 0) throw new MmdbError('it is not a whole .mmdb file')
  const reader = readerOf(bytes)
  if (!reader || !isSound(reader.metadata, metadataAt)) throw new MmdbError('it is a damaged .mmdb file')
  if (!hasCountries(bytes)) throw new MmdbError(`it has no countries (${reader.metadata.databaseType})`)
  return reader
}

/** Every record names its properties in the file; databases of networks or organisations have no `country`. */
const hasCountries = (bytes: Buffer): boolean => bytes.includes('country')

function readerOf(bytes: Buffer): MmdbReader | null {
  try {
    return new Reader<never>(bytes)
  } catch {
    return null
  }
}

/** The reader itself believes what the metadata say. */
function isSound(metadata: MmdbReader['metadata'], metadataAt: number): boolean {
  const { binaryFormatMajorVersion, ipVersion, nodeCount, searchTreeSize, buildEpoch, databaseType } = metadata
  return (
    binaryFormatMajorVersion === 2 &&
    (ipVersion === 4 || ipVersion === 6) &&
    nodeCount > 0 &&
    searchTreeSize + separator <= metadataAt &&
    !Number.isNaN(buildEpoch.getTime()) &&
    typeof databaseType === 'string'
  )
}
