import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { build } from 'vite'
import type { TestProject } from 'vitest/node'
import { distribute, hasCitus } from '../db/distribution/distribute.ts'
import { migrate } from '../db/migrate.ts'
import { createPool } from '../db/connection/pool.ts'
import { startTestCluster, withAdmin } from './cluster.ts'
import { type TestDatabases, urlOf } from './database.ts'

declare module 'vitest' {
  interface ProvidedContext {
    testDatabases: TestDatabases
  }
}

/**
 * Starts one PostgreSQL per run with a migrated template, which `createTestDatabase` clones. Builds the player of LMS
 * packages if it is missing, since every call that makes a package reads it.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  await ensurePackagePlayer()
  const cluster = await startTestCluster()
  const prefix = `deckle_test_${process.pid}_${Date.now().toString(36)}`
  const template = `${prefix}_template`
  const tearDown = async (): Promise<void> => {
    await dropAll(cluster.url, prefix)
    await cluster.stop()
  }
  try {
    await withAdmin(cluster.url, (client) => client.query(`create database ${template} template template0`))
    const pool = createPool({ connection: urlOf(cluster.url, template) })
    try {
      await migrate(pool)
      if (await hasCitus(pool)) await distribute(pool)
    } finally {
      await pool.end()
    }
    await closeTemplate(cluster.url, template)
  } catch (error) {
    await tearDown()
    throw error
  }
  project.provide('testDatabases', { adminUrl: cluster.url, template, prefix })
  return tearDown
}

/** Citus keeps a process connected to each of its databases, and one that is in use cannot be cloned. */
async function closeTemplate(url: string, template: string): Promise<void> {
  await withAdmin(url, async (client) => {
    await client.query(`alter database ${template} allow_connections false`)
    await client.query('select pg_terminate_backend(pid, 5000) from pg_stat_activity where datname = $1', [template])
  })
}

async function ensurePackagePlayer(): Promise<void> {
  const player = join(import.meta.dirname, '../../../../packages/player')
  if (existsSync(join(player, 'dist/lms/player.js'))) return
  await build({ configFile: join(player, 'vite.lms.config.ts'), logLevel: 'silent' })
}

async function dropAll(url: string, prefix: string): Promise<void> {
  await withAdmin(url, async (client) => {
    const { rows } = await client.query<{ datname: string }>(
      'select datname from pg_database where starts_with(datname, $1)',
      [prefix],
    )
    for (const { datname } of rows)
      await client.query(`drop database if exists ${client.escapeIdentifier(datname)} with (force)`)
  })
}
