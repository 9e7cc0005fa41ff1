import { statfs } from 'node:fs/promises'
import type { admin, Health } from '@deckle/contract/admin.ts'
import { APP_VERSION } from '@deckle/core/version/version.ts'
import { checkDatabase } from '../../../db/connection/health.ts'
import { currentMigration, firstMigratedAt } from '../../../db/migrate.ts'
import type { Deps } from '../../../deps.ts'
import type { Handler } from '../../../http/handler.ts'
import { readQueue } from '../../../platform/jobs/queries.ts'
import { describeBackups } from '../backups/back-up.ts'
import { findProblems } from './find-problems.ts'
import { countRows, readDatabaseFigures, readMailFigures } from './queries.ts'

export const readHealth: Handler<typeof admin.health> = async ({ deps }) => {
  const latency = await checkDatabase(deps.pool)
  const [figures, migration, installedAt, queue, mails, volume, backups] = await Promise.all([
    readDatabaseFigures(deps.db),
    currentMigration(deps.pool),
    firstMigratedAt(deps.pool),
    readQueue(deps.db, deps.now()),
    readMailFigures(deps.db),
    readVolume(deps.env.dataFolder),
    describeBackups(deps),
  ])
  const [clients, users, decks, attempts] = await Promise.all(
    (['clients', 'users', 'decks', 'attempts'] as const).map((table) => countRows(deps.db, table)),
  )
  const seen = {
    version: APP_VERSION,
    node: process.version,
    uptimeSeconds: Math.round(process.uptime()),
    memoryBytes: process.memoryUsage.rss(),
    database: {
      kind: deps.env.databaseUrl ? ('server' as const) : ('embedded' as const),
      version: figures.version,
      sizeBytes: figures.size,
      latencyMs: latency.ok ? latency.milliseconds : -1,
      connections: figures.connections,
      maxConnections: figures.max_connections,
    },
    migration: migration ?? '',
    jobs: {
      waiting: queue.waiting,
      running: queue.running,
      failed: queue.failed,
      oldestDueAt: queue.oldest?.toISOString() ?? null,
    },
    files: deps.files.kind,
    mail: deps.mail.kind,
    mails: { waiting: mails.waiting, failed: mails.failed, oldestAt: mails.oldest?.toISOString() ?? null },
    countries: describeCountries(deps),
    volume,
    backups,
  }
  return {
    health: {
      ...seen,
      problems: findProblems({ ...seen, installedAt }, deps.now()),
      clients: clients ?? 0,
      users: users ?? 0,
      decks: decks ?? 0,
      attempts: attempts ?? 0,
    },
  }
}

function describeCountries({ env, geo }: Pick<Deps, 'env' | 'geo'>): Health['countries'] {
  const file = geo.file()
  return {
    header: env.trustProxy === false ? null : (env.countryHeader ?? null),
    file: file && { ...file, builtAt: file.builtAt.toISOString() },
  }
}

/** Free and total space of the data folder's volume; null if the file system doesn't report it. */
async function readVolume(folder: string) {
  try {
    const { bavail, blocks, bsize } = await statfs(folder)
    return { freeBytes: bavail * bsize, totalBytes: blocks * bsize }
  } catch {
    return null
  }
}
