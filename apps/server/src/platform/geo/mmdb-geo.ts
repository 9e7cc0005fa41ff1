import { stat } from 'node:fs/promises'
import { isIP } from 'node:net'
import { StartError } from '../start-error.ts'
import { type Geo, nowhere } from './geo.ts'
import { placeInRecord } from './place-in-record.ts'
import { MmdbError, type MmdbReader, readMmdb } from './read-mmdb.ts'

export interface GeoLog {
  info(text: string): void
  warn(text: string): void
}

interface MmdbGeoOptions {
  readonly path: string
  readonly log: GeoLog
  /** Milliseconds between looks at whether the file was replaced. */
  readonly interval?: number
}

/**
 * Reads places from an .mmdb file that is held in memory, and again when the file is replaced. Throws a `StartError`
 * where the file can't be used at first; later ones that can't are logged, and what was read before goes on.
 */
export async function createMmdbGeo({ path, log, interval = 60_000 }: MmdbGeoOptions): Promise<Geo> {
  let seen = await stampOf(path)
  let reader = await readFirst(path)
  let isWhole = true
  const fail = (reason: string) => {
    isWhole = false
    log.warn(`The file of GEO_DATABASE, ${path}, cannot be used: ${reason}. ${nameOf(reader)} goes on.`)
  }
  const look = async () => {
    const stamp = await stampOf(path)
    if (stamp === seen) return
    // Stamped before it is read: a file that is still being written is read once more.
    seen = stamp
    try {
      reader = await readMmdb(path)
      isWhole = true
      log.info(`The file of GEO_DATABASE was read anew: ${nameOf(reader)}.`)
    } catch (error) {
      fail(error instanceof MmdbError ? error.message : String(error))
    }
  }
  let looking: Promise<void> | null = null
  const timer = setInterval(() => {
    looking ??= look().finally(() => (looking = null))
  }, interval)
  timer.unref()
  return {
    find(address) {
      try {
        return placeInRecord(lookUp(reader, address))
      } catch {
        if (isWhole) fail('it is damaged')
        return nowhere
      }
    },
    file: () => ({ type: reader.metadata.databaseType, builtAt: reader.metadata.buildEpoch, isWhole }),
    close: async () => {
      clearInterval(timer)
      await looking
    },
  }
}

async function readFirst(path: string): Promise<MmdbReader> {
  try {
    return await readMmdb(path)
  } catch (error) {
    if (!(error instanceof MmdbError)) throw error
    throw new StartError(
      `GEO_DATABASE names ${path}, which cannot be used: ${error.message}. Put an .mmdb file there, or leave the variable out.`,
    )
  }
}

const nameOf = ({ metadata: { databaseType, buildEpoch } }: MmdbReader): string =>
  `${databaseType} of ${buildEpoch.toISOString().slice(0, 10)}`

/** Differs once the file is another one or was written to. */
async function stampOf(path: string): Promise<string> {
  try {
    const { dev, ino, size, mtimeMs } = await stat(path)
    return [dev, ino, size, mtimeMs].join(' ')
  } catch {
    return 'gone'
  }
}

/** An IPv4 address that is written as one of IPv6. */
const mappedIpv4 = /^::ffff:(?=\d+\.)/i

function lookUp(reader: MmdbReader, address: string): unknown {
  const plain = address.replace(mappedIpv4, '').split('%', 1)[0] ?? ''
  const version = isIP(plain)
  // In a tree of IPv4 addresses the reader would follow the first bits of an IPv6 address.
  if (version === 0 || version > reader.metadata.ipVersion) return null
  return reader.get(plain)
}
