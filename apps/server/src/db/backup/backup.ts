import { createHash } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { open, rename, rm } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import type pg from 'pg'
import { to as copyTo } from 'pg-copy-streams'
import { BackupError, type BackupHeader, frame, type TableEnd, type TableStart } from './backup-format.ts'
import { currentMigration } from '../migrate.ts'
import { createPoolLike } from '../connection/pool.ts'
import { countTasks, hasQueue, queuedTasks, type TaskCounts } from './queue.ts'
import { listForeignKeys, listSequences, listTables, orderByForeignKeys } from './schema.ts'

export interface BackupContent {
  readonly migration: string
  readonly tables: number
  readonly tasks: TaskCounts
}

/** A consistent snapshot, taken while the server runs. The file appears when it is complete. */
export async function backup(pool: pg.Pool, file: string, now: Date): Promise<BackupContent> {
  const own = createPoolLike(pool)
  const half = `${file}.half`
  try {
    const client = await own.connect()
    try {
      await client.query('begin isolation level repeatable read read only')
      const header = await readHeader(client, now)
      const tables = await inOrder(client)
      const tasks = await countTasks(client)
      await pipeline(
        Readable.from(frames(client, header, tables)),
        createGzip({ level: 6 }),
        createWriteStream(half, { mode: 0o600 }),
      )
      await client.query('commit')
      await keep(half, file)
      return { migration: header.migration, tables: tables.length, tasks }
    } finally {
      client.release(true)
    }
  } catch (error) {
    await rm(half, { force: true })
    throw error
  } finally {
    await own.end()
  }
}

async function* frames(client: pg.PoolClient, header: BackupHeader, tables: TableStart[]): AsyncGenerator<Buffer> {
  yield frame('H', header)
  for (const table of tables) {
    yield frame('T', table)
    const columns = table.columns.map((name) => client.escapeIdentifier(name)).join(', ')
    // A query instead of the table's name, so that it works for partitioned tables before PostgreSQL 18.
    yield* rowFrames(client, `select ${columns} from ${client.escapeIdentifier(table.name)}`)
  }
  if (header.hasQueue) {
    yield frame('Q')
    yield* rowFrames(client, queuedTasks)
  }
  yield frame('Z')
}

async function* rowFrames(client: pg.PoolClient, query: string): AsyncGenerator<Buffer> {
  const hash = createHash('sha256')
  const copy = client.query(copyTo(`copy (${query}) to stdout`))
  for await (const chunk of copy as AsyncIterable<Buffer>) {
    hash.update(chunk)
    yield frame('D', chunk)
  }
  yield frame('E', { hash: hash.digest('hex') } satisfies TableEnd)
}

async function readHeader(client: pg.PoolClient, now: Date): Promise<BackupHeader> {
  const migration = await currentMigration(client)
  if (!migration) throw new BackupError('This database holds nothing of Deckle yet, so there is nothing to back up.')
  const sequences: BackupHeader['sequences'] = []
  for (const name of await listSequences(client)) {
    const { rows } = await client.query<{ value: string; called: boolean }>(
      `select last_value::text as value, is_called as called from ${client.escapeIdentifier(name)}`,
    )
    if (rows[0]) sequences.push({ name, ...rows[0] })
  }
  return { format: 2, migration, createdAt: now.toISOString(), hasQueue: await hasQueue(client), sequences }
}

async function inOrder(client: pg.PoolClient): Promise<TableStart[]> {
  const tables = new Map((await listTables(client)).map((table) => [table.name, table]))
  const { order } = orderByForeignKeys([...tables.keys()], await listForeignKeys(client))
  return order.flatMap((name) => tables.get(name) ?? [])
}

async function keep(half: string, file: string): Promise<void> {
  const handle = await open(half, 'r+')
  await handle.sync()
  await handle.close()
  await rename(half, file)
}
