import { chmodSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type pg from 'pg'
import { createPool } from '../db/connection/pool.ts'
import { startEmbeddedPostgres } from '../platform/postgres/index.ts'

/** PostgreSQL of one test run: an embedded one, or that of TEST_DATABASE_URL. */
export interface TestCluster {
  /** URL of a database from which others can be created and dropped. */
  url: string
  stop(): Promise<void>
}

const prefix = 'deckle-test-'

export async function startTestCluster(url = process.env['TEST_DATABASE_URL']): Promise<TestCluster> {
  if (url) return { url: url, stop: async () => undefined }
  await removeAbandoned()
  const folder = mkdtempSync(join(tmpdir(), `${prefix}${process.pid}-`))
  chmodSync(folder, 0o711)
  const stopping = new AbortController()
  const starting = startEmbeddedPostgres({
    dataFolder: folder,
    fsync: false,
    database: 'deckle_admin',
    signal: stopping.signal,
  })
  const stop = async (): Promise<void> => {
    const postgres = await starting.catch(() => undefined)
    await postgres?.stop({ force: true })
    rmSync(folder, { recursive: true, force: true })
  }
  // A run that is interrupted leaves no database behind.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    process.once(signal, () => {
      stopping.abort()
      void stop().finally(() => process.exit(1))
    })
  return { url: (await starting).url, stop }
}

export async function withAdmin<T>(url: string, act: (client: pg.PoolClient) => Promise<T>): Promise<T> {
  const pool = createPool({ connection: url, size: 1, statementTimeout: 0 })
  try {
    const client = await pool.connect()
    try {
      return await act(client)
    } finally {
      client.release()
    }
  } finally {
    await pool.end()
  }
}

/** Removes folders of killed runs; the folder's name holds the pid. */
async function removeAbandoned(): Promise<void> {
  for (const name of readdirSync(tmpdir())) {
    const pid = name.startsWith(prefix) ? Number.parseInt(name.slice(prefix.length), 10) : Number.NaN
    if (!(pid > 0) || isAlive(pid)) continue
    const folder = join(tmpdir(), name)
    try {
      const left = await startEmbeddedPostgres({ dataFolder: folder, fsync: false })
      await left.stop({ force: true })
    } finally {
      rmSync(folder, { recursive: true, force: true })
    }
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}
