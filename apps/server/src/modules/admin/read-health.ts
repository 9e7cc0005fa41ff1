import type { admin } from '@deckle/contract/admin.ts'
import { APP_VERSION } from '@deckle/core/version/version.ts'
import { checkDatabase } from '../../db/connection/health.ts'
import { currentMigration } from '../../db/migrate.ts'
import type { Handler } from '../../http/handler.ts'
import { countJobs, countRows, readDatabaseFigures } from './queries.ts'

export const readHealth: Handler<typeof admin.health> = async ({ deps }) => {
  const latency = await checkDatabase(deps.pool)
  const [figures, migration, jobs, clients, users, decks, attempts] = await Promise.all([
    readDatabaseFigures(deps.db),
    currentMigration(deps.pool),
    countJobs(deps.db),
    countRows(deps.db, 'clients'),
    countRows(deps.db, 'users'),
    countRows(deps.db, 'decks'),
    countRows(deps.db, 'attempts'),
  ])
  return {
    health: {
      version: APP_VERSION,
      node: process.version,
      uptimeSeconds: Math.round(process.uptime()),
      memoryBytes: process.memoryUsage.rss(),
      database: {
        kind: deps.env.databaseUrl ? 'server' : 'embedded',
        version: figures.version,
        sizeBytes: figures.size,
        latencyMs: latency.ok ? latency.milliseconds : -1,
        connections: figures.connections,
      },
      migration: migration ?? '',
      jobs,
      files: deps.files.kind,
      mail: deps.mail.kind,
      clients,
      users,
      decks,
      attempts,
    },
  }
}
