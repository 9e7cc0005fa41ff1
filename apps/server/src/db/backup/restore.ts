import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { createReadStream } from 'node:fs'
import { finished, pipeline } from 'node:stream/promises'
import { createGunzip } from 'node:zlib'
import type { Migration } from 'kysely'
import type pg from 'pg'
import { from as copyFrom } from 'pg-copy-streams'
import {
  BackupError,
  type BackupHeader,
  type Frame,
  readFrames,
  type TableEnd,
  type TableStart,
} from './backup-format.ts'
import { currentMigration, migrate } from '../migrate.ts'
import { migrations as allMigrations } from '../migrations/index.ts'
import { isDistributed } from '../distribution/is-distributed.ts'
import { createPoolLike } from '../connection/pool.ts'
import { createSavedTasks, prepareQueue, queueSavedTasks, savedTasksTable, type TaskCounts } from './queue.ts'
import { type ForeignKey, listForeignKeys, listTables, listTriggered, orderByForeignKeys } from './schema.ts'

export interface RestoredContent {
  readonly migration: string
  readonly tables: number
  /** Null if the backup has no queue. */
  readonly tasks: TaskCounts | null
}

/**
 * Fills an empty database from a backup in one transaction, at the backup's migration; run `migrate` afterwards. Needs
 * the tables' owner, not a superuser. Triggers don't run, since the backup contains their effects.
 */
export async function restore(
  pool: pg.Pool,
  file: string,
  migrations: Record<string, Migration> = allMigrations,
): Promise<RestoredContent> {
  const unzipped = createGunzip()
  // Its errors reach the reader of `unzipped`.
  pipeline(createReadStream(file), unzipped).catch(() => undefined)
  const frames = readFrames(unzipped)
  const own = createPoolLike(pool)
  try {
    const header = await readHeader(frames)
    const fresh = await prepareSchema(pool, header.migration, migrations)
    if (header.hasQueue) await prepareQueue(pool)
    const client = await own.connect()
    try {
      await client.query('begin')
      if (await isDistributed(client)) await client.query("set local citus.multi_shard_modify_mode to 'sequential'")
      const content = await load(client, frames, header, fresh)
      await client.query('commit')
      return { migration: header.migration, ...content }
    } finally {
      client.release(true)
    }
  } catch (error) {
    throw inWords(error, file)
  } finally {
    await frames.return(undefined)
    await own.end()
  }
}

async function readHeader(frames: AsyncGenerator<Frame>): Promise<BackupHeader> {
  const { value } = (await frames.next()) as { value?: Frame }
  const header = value?.kind === 'H' ? (JSON.parse(value.content.toString()) as BackupHeader) : undefined
  if (header?.format !== 1 && header?.format !== 2)
    throw new BackupError('This file is not a backup of Deckle, or a newer version made it.')
  return header
}

/** True if the schema was created just now: rows inserted by migrations may then be replaced. */
async function prepareSchema(
  pool: pg.Pool,
  migration: string,
  migrations: Record<string, Migration>,
): Promise<boolean> {
  const present = await currentMigration(pool)
  if (present === migration) return false
  if (present)
    throw new BackupError(
      `The backup is of migration ${migration}, the database of ${present}. Restore into an empty database.`,
    )
  if (!migrations[migration])
    throw new BackupError(
      `This version of Deckle does not know the migration ${migration} of the backup. Use the version that made the backup, or a newer one.`,
    )
  await migrate(pool, { migrations, to: migration })
  return true
}

async function load(
  client: pg.PoolClient,
  frames: AsyncGenerator<Frame>,
  header: BackupHeader,
  fresh: boolean,
): Promise<Omit<RestoredContent, 'migration'>> {
  const quote = (name: string): string => client.escapeIdentifier(name)
  const tables = (await listTables(client)).map(({ name }) => name)
  if (fresh && tables.length > 0) await client.query(`truncate ${tables.map(quote).join(', ')}`)
  else await requireEmpty(client, tables)
  const { backwards } = orderByForeignKeys(tables, await listForeignKeys(client))
  // Tables of a distributed database take no such command, and have none.
  const triggered = await listTriggered(client)
  for (const table of triggered) await client.query(`alter table ${quote(table)} disable trigger user`)
  await alterKeys(client, backwards, 'deferrable initially deferred')
  const content = await copyTables(client, frames)
  await client.query('set constraints all immediate')
  await alterKeys(client, backwards, 'not deferrable')
  for (const table of triggered) await client.query(`alter table ${quote(table)} enable trigger user`)
  for (const { name, value, called } of header.sequences)
    await client.query('select setval($1::regclass, $2::bigint, $3)', [quote(name), value, called])
  return content
}

async function requireEmpty(client: pg.PoolClient, tables: string[]): Promise<void> {
  for (const table of tables) {
    const { rowCount } = await client.query(`select from ${client.escapeIdentifier(table)} limit 1`)
    if (rowCount)
      throw new BackupError(
        `The database is not empty: the table ${table} has rows. Restore into an empty database, so that nothing is overwritten.`,
      )
  }
}

async function alterKeys(client: pg.PoolClient, keys: ForeignKey[], mode: string): Promise<void> {
  for (const { from, name } of keys)
    await client.query(
      `alter table ${client.escapeIdentifier(from)} alter constraint ${client.escapeIdentifier(name)} ${mode}`,
    )
}

async function copyTables(
  client: pg.PoolClient,
  frames: AsyncGenerator<Frame>,
): Promise<Omit<RestoredContent, 'migration'>> {
  let tables = 0
  let tasks: TaskCounts | null = null
  for await (const { kind, content } of frames) {
    if (kind === 'Z') break
    if (kind === 'Q') {
      await createSavedTasks(client)
      await copyTable(client, frames, savedTasksTable)
      tasks = await queueSavedTasks(client)
      continue
    }
    if (kind !== 'T') throw new BackupError('The backup is damaged: a table was expected.')
    await copyTable(client, frames, JSON.parse(content.toString()) as TableStart)
    tables++
  }
  return { tables, tasks }
}

async function copyTable(
  client: pg.PoolClient,
  frames: AsyncGenerator<Frame>,
  { name, columns }: TableStart,
): Promise<void> {
  const list = columns.map((column) => client.escapeIdentifier(column)).join(', ')
  const copy = client.query(copyFrom(`copy ${client.escapeIdentifier(name)} (${list}) from stdin`))
  const done = finished(copy)
  // Awaited below; prevents an unhandled rejection before that.
  done.catch(() => undefined)
  const hash = createHash('sha256')
  for (;;) {
    const { value } = (await frames.next()) as { value?: Frame }
    if (value?.kind === 'D') {
      hash.update(value.content)
      if (!copy.write(value.content)) await Promise.race([once(copy, 'drain'), done])
      continue
    }
    const end = value?.kind === 'E' ? (JSON.parse(value.content.toString()) as TableEnd) : undefined
    if (end?.hash !== hash.digest('hex'))
      throw new BackupError(`The backup is damaged: the table ${name} is not as it was written.`)
    copy.end()
    return done
  }
}

const damaged = 'This file is not a backup of Deckle, or it is damaged.'

function inWords(error: unknown, file: string): unknown {
  if (error instanceof BackupError) return error
  if (error instanceof SyntaxError) return new BackupError(damaged, { cause: error })
  const {
    code = '',
    message,
    table,
    detail,
  } = error as {
    code?: string
    message?: string
    table?: string
    detail?: string
  }
  const text = wordsOf(code, file, table)
  if (text !== null) return new BackupError(text, { cause: error })
  if (!/^[0-9A-Z]{5}$/.test(code)) return error
  const reason = [message, table && `table ${table}`, detail].filter(Boolean).join('; ')
  return new BackupError(`The database did not take the backup, and nothing was changed. PostgreSQL says: ${reason}.`, {
    cause: error,
  })
}

/** Messages for common failures, by the code of Node, zlib or PostgreSQL. */
function wordsOf(code: string, file: string, table: string | undefined): string | null {
  if (code === 'ENOENT') return `There is no file ${file}.`
  if (code === 'EISDIR') return `${file} is a folder. Name the file that db:backup has written.`
  if (code === 'EACCES' || code === 'EPERM') return `The file ${file} may not be read by this user.`
  if (code.startsWith('Z_')) return damaged
  if (code === '53100')
    return 'The database has no room left on its disk: nothing was restored. Make room, then try again.'
  if (code === '42501')
    return `This user of the database may not restore${table ? ` the table ${table}` : ''}: nothing was restored. Use the owner of its tables.`
  if (code === '55P03' || code === '57014' || code === '40P01')
    return 'The database is in use by others: nothing was restored. Stop the servers that use it, then try again.'
  if (code.startsWith('57P') || code.startsWith('08') || code === 'ECONNRESET' || code === 'ECONNREFUSED')
    return 'The connection to the database was lost: nothing was restored. Try again once it runs.'
  if (code.startsWith('22') || code.startsWith('23'))
    return `The backup is damaged: what it holds${table ? ` for the table ${table}` : ''} does not fit. Nothing was restored.`
  return null
}
