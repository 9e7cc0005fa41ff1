/**
 * Database commands: npm run learning:rebuild [-- --check], figures:rebuild [-- --check], db:migrate, db:distribute [-- --dry-run], db:backup <file>, db:restore <file> [--hold-mail], sign-in-link <email>, db:url, db:types, db:reset --yes.
 * Works on DATABASE_URL, or starts or joins the embedded PostgreSQL of DECKLE_DATA.
 */
import { existsSync, writeFileSync } from 'node:fs'
import { relative } from 'node:path'
import type pg from 'pg'
import { backup } from '../../apps/server/src/db/backup/backup.ts'
import type { TaskCounts } from '../../apps/server/src/db/backup/queue.ts'
import { createDatabase } from '../../apps/server/src/db/database.ts'
import { distribute } from '../../apps/server/src/db/distribution/distribute.ts'
import { migrate } from '../../apps/server/src/db/migrate.ts'
import { createPool } from '../../apps/server/src/db/connection/pool.ts'
import { resetDatabase } from '../../apps/server/src/db/backup/reset-database.ts'
import { restore } from '../../apps/server/src/db/backup/restore.ts'
import { type Env, loadEnvFile, publicAddress, readEnv } from '../../apps/server/src/env.ts'
import { listFaults, rebuildCounts } from '../../apps/server/src/stored-counts.ts'
import { createSuperadminLink, signInAddress } from '../../apps/server/src/modules/auth/index.ts'
import { checkAllFigures } from '../../apps/server/src/modules/figures/index.ts'
import { checkAllFlows } from '../../apps/server/src/modules/touches/index.ts'
import { type EmbeddedPostgres, startEmbeddedPostgres } from '../../apps/server/src/platform/postgres/index.ts'
import { holdQueuedMails } from '../../apps/server/src/platform/mail/hold-queued-mails.ts'
import { sendTask } from '../../apps/server/src/platform/mail/queue-mail.ts'
import { createUuidV7 } from '../../apps/server/src/platform/uuid.ts'
import { StartError } from '../../apps/server/src/platform/start-error.ts'
import { startFailureMessage } from '../../apps/server/src/start/start-failure-message.ts'
import { onStopSignal } from '../lib/on-stop-signal.ts'
import { migrationsFile, migrationsIndex, readMigrations } from './migrations-index.ts'
import { tablesFile, tableTypes } from './db-types.ts'

interface Place {
  env: Env
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
    const { migration, tables, tasks } = await withPool(url, (pool) => backup(pool, file, new Date()))
    return `Saved ${tables} tables as of migration ${migration} and ${describeTasks(tasks)} to ${file}. Uploaded files are not in it: copy the data folder's "files", or your S3 bucket.`
  },

  async restore({ url }, args) {
    const holdsMail = args.includes('--hold-mail')
    const file = args.find((arg) => !arg.startsWith('--'))
    if (!file) throw new StartError('Say where from: npm run db:restore -- <file> [--hold-mail]')
    const { migration, tables, tasks, held } = await withPool(url, async (pool) => {
      const result = await restore(pool, file)
      await migrate(pool)
      const holdAll = () => holdQueuedMails({ pool, newId: createUuidV7(), now: new Date() })
      return { ...result, held: holdsMail && result.tasks !== null ? await holdAll() : 0 }
    })
    const restored = `Restored ${tables} tables of migration ${migration}`
    if (tasks === null)
      return `${restored} from ${file}. It contains no queue: emails, invitations and other tasks that were waiting when it was made are not sent or run.`
    return [`${restored} and ${describeTasks(tasks)} from ${file}.`, ...describeMail(tasks, held)].join('\n')
  },

  async 'sign-in-link'({ url, env }, [email]) {
    if (!email) throw new StartError('Name a Superadmin: npm run sign-in-link -- <email>')
    const token = await withPool(url, (pool) =>
      createSuperadminLink({ db: createDatabase(pool), newId: createUuidV7(), now: () => new Date() }, email),
    )
    return [
      `Sign ${email} in at`,
      `  ${signInAddress(publicAddress(env), token)}`,
      'The link works once, within 15 minutes, while Deckle runs. Then choose a new password under Account.',
    ].join('\n')
  },

  async reset({ embedded }, args) {
    if (!embedded)
      throw new StartError(
        'db:reset works on the embedded database only. Drop and create the database of DATABASE_URL yourself.',
      )
    if (!args.includes('--yes'))
      throw new StartError('This removes all content of the embedded database. Say so: npm run db:reset -- --yes')
    await resetDatabase({ ...embedded.config, database: 'postgres' }, embedded.config.database ?? '')
    return 'The embedded database is empty. Start Deckle, or restore a backup: npm run db:restore -- <file>'
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

function describeTasks(tasks: TaskCounts): string {
  const counts = Object.entries(tasks)
  const total = counts.reduce((sum, [, count]) => sum + count, 0)
  const names = counts.map(([task, count]) => `${task}: ${count}`)
  return `${total} queued tasks${total > 0 ? ` (${names.join(', ')})` : ''}`
}

function describeMail(tasks: TaskCounts, held: number): string[] {
  if (held > 0) return [`Emails held: ${held}. Choose under Admin, Mail, which ones to send.`]
  const waiting = tasks[sendTask] ?? 0
  if (waiting === 0) return []
  return [
    `Waiting emails: ${waiting}. They are sent when Deckle starts. Some may have been sent after the backup: to decide first, restore again into an empty database with --hold-mail.`,
  ]
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
    const output = await command({ env, url: databaseUrl ?? embedded?.url ?? '', embedded }, args)
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
