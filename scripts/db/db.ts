/**
 * Database commands: npm run learning:rebuild [-- --check], figures:rebuild [-- --check], db:migrate, db:distribute [-- --dry-run], db:backup <file>, db:restore <file>, db:url, db:types, db:reset --yes.
 * Works on DATABASE_URL, or starts or joins the embedded PostgreSQL of DECKLE_DATA.
 */
import { existsSync, writeFileSync } from 'node:fs'
import { relative } from 'node:path'
import type pg from 'pg'
import { backup } from '../../apps/server/src/db/backup/backup.ts'
import { createDatabase } from '../../apps/server/src/db/database.ts'
import { distribute } from '../../apps/server/src/db/distribution/distribute.ts'
import { migrate } from '../../apps/server/src/db/migrate.ts'
import { createPool } from '../../apps/server/src/db/connection/pool.ts'
import { restore } from '../../apps/server/src/db/backup/restore.ts'
import { type Env, loadEnvFile, readEnv } from '../../apps/server/src/env.ts'
import { listFaults, rebuildCounts } from '../../apps/server/src/stored-counts.ts'
import { checkAllFigures } from '../../apps/server/src/modules/figures/index.ts'
import { checkAllFlows } from '../../apps/server/src/modules/touches/index.ts'
import { type EmbeddedPostgres, startEmbeddedPostgres } from '../../apps/server/src/platform/postgres/index.ts'
import { StartError } from '../../apps/server/src/platform/start-error.ts'
import { startFailureMessage } from '../../apps/server/src/start/start-failure-message.ts'
import { onStopSignal } from '../lib/on-stop-signal.ts'
import { migrationsFile, migrationsIndex, readMigrations } from './migrations-index.ts'
import { tablesFile, tableTypes } from './db-types.ts'

interface Place {
  url: string
  embedded: EmbeddedPostgres | undefined
}

const commands: Record<string, (place: Place, args: string[]) => Promise<string>> = {
  async migrate({ url }) {
    const ran = await withPool(url, (pool) => migrate(pool))
    return ran.length === 0 ? 'The database is up to date.' : `Ran ${ran.join(', ')}.`
  },

  async distribute({ url }, args) {
    const dryRun = args.includes('--dry-run')
    const lines = await withPool(url, async (pool) => {
      await migrate(pool)
      return distribute(pool, { dryRun })
    })
    if (dryRun) return `Would place the tables so:\n${lines.join('\n')}`
    return lines.length === 0 ? 'The tables are distributed already.' : lines.join('\n')
  },

  async backup({ url }, [file]) {
    if (!file) throw new StartError('Say where to: npm run db:backup <file>')
    if (existsSync(file)) throw new StartError(`The file ${file} exists already. Choose another name.`)
    const { migration, tables } = await withPool(url, (pool) => backup(pool, file, new Date()))
    return `Saved ${tables} tables as of migration ${migration} to ${file}. Uploaded files are not in it: copy the data folder's "files", or your S3 bucket.`
  },

  async restore({ url }, [file]) {
    if (!file) throw new StartError('Say where from: npm run db:restore <file>')
    const { migration, tables } = await withPool(url, async (pool) => {
      const result = await restore(pool, file)
      await migrate(pool)
      return result
    })
    return `Restored ${tables} tables of migration ${migration} from ${file}.`
  },

  async reset({ embedded }, args) {
    if (!embedded)
      throw new StartError(
        'db:reset works on the embedded database only. Drop and create the database of DATABASE_URL yourself.',
      )
    if (!args.includes('--yes'))
      throw new StartError('This removes all content of the embedded database. Say so: npm run db:reset -- --yes')
    const name = embedded.config.database ?? ''
    const pool = createPool({ connection: { ...embedded.config, database: 'postgres' }, size: 1 })
    try {
      await pool.query(`drop database if exists "${name}" with (force)`)
      await pool.query(`create database "${name}"`)
    } finally {
      await pool.end()
    }
    await withPool(embedded.url, (pool) => migrate(pool))
    return 'The embedded database is empty again.'
  },

  async types({ url }) {
    const migrations = await readMigrations()
    await withPool(url, (pool) => migrate(pool, { migrations }))
    writeFileSync(migrationsFile, migrationsIndex())
    writeFileSync(tablesFile, tableTypes(url))
    return `Wrote ${[migrationsFile, tablesFile].map((file) => relative(process.cwd(), file)).join(' and ')}.`
  },

  async learning({ url }, args) {
    const check = args.includes('--check')
    const faults = await withPool(url, (pool) => {
      const db = createDatabase(pool)
      return check ? listFaults(db) : rebuildCounts(db, new Date())
    })
    const lines = faults.map((fault) => JSON.stringify(fault))
    if (check && faults.length > 0) throw new StartError(`What is counted of learning differs:\n${lines.join('\n')}`)
    return faults.length === 0 ? 'What is counted of learning is right.' : `Corrected:\n${lines.join('\n')}`
  },

  async figures({ url }, args) {
    const check = args.includes('--check')
    const faults = await withPool(url, async (pool) => {
      const db = createDatabase(pool)
      return [...(await checkAllFigures(db, { isKept: !check })), ...(await checkAllFlows(db, { isKept: !check }))]
    })
    const lines = faults.map((fault) => JSON.stringify(fault))
    if (check && faults.length > 0) throw new StartError(`What is counted of plays differs:\n${lines.join('\n')}`)
    return faults.length === 0 ? 'What is counted of plays is right.' : `Corrected:\n${lines.join('\n')}`
  },

  url: async ({ url, embedded }) => {
    process.stdout.write(`${url}\n`)
    if (!embedded || embedded.joined) return ''
    process.stderr.write('The embedded database runs as long as this program; end it with Ctrl+C.\n')
    // Signal handlers alone don't keep a program running.
    setInterval(() => undefined, 60_000)
    return new Promise<never>(() => undefined)
  },
}

async function withPool<T>(url: string, act: (pool: pg.Pool) => Promise<T>): Promise<T> {
  const pool = createPool({ connection: url, size: 2, statementTimeout: 0 })
  try {
    return await act(pool)
  } finally {
    await pool.end()
  }
}

let env: Env | undefined

async function main([name = '', ...args]: string[]): Promise<void> {
  const command = commands[name]
  if (!command)
    throw new StartError(
      `There is no command "${name}". There are: ${Object.keys(commands)
        .map((each) => `db:${each}`)
        .join(', ')}.`,
    )
  const stopping = new AbortController()
  let embedded: EmbeddedPostgres | undefined
  onStopSignal(async () => {
    stopping.abort()
    await embedded?.stop()
  })
  loadEnvFile()
  env = readEnv()
  const { databaseUrl, dataFolder } = env
  if (databaseUrl === undefined)
    embedded = await startEmbeddedPostgres({
      dataFolder,
      log: (text) => process.stderr.write(`${text}\n`),
      signal: stopping.signal,
    })
  try {
    const output = await command({ url: databaseUrl ?? embedded?.url ?? '', embedded }, args)
    if (output) process.stdout.write(`${output}\n`)
  } finally {
    // A PostgreSQL that was already running is stopped by its owner; a printed address must stay valid.
    if (!(name === 'url' && embedded?.joined)) await embedded?.stop()
  }
}

main(process.argv.slice(2)).then(
  () => process.exit(0),
  (error: unknown) => {
    process.stderr.write(`${startFailureMessage(error, env)}\n`)
    process.exit(1)
  },
)
