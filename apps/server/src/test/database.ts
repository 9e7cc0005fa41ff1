import { randomBytes } from 'node:crypto'
import type pg from 'pg'
import { inject } from 'vitest'
import { createDatabase, type Db } from '../db/database.ts'
import { createPool } from '../db/connection/pool.ts'
import { withAdmin } from './cluster.ts'

/** Passed from the global setup to the test files. */
export interface TestDatabases {
  adminUrl: string
  template: string
  prefix: string
}

export interface TestDatabase {
  db: Db
  pool: pg.Pool
  url: string
  drop(): Promise<void>
}

/** PostgreSQL clones one database at a time: a second clone fails with "source database is being accessed by other users". */
const cloningLock = 7_361_204

/** A database per test file: created in `beforeAll`, dropped in `afterAll`. */
export function createTestDatabase(): Promise<TestDatabase> {
  return create(inject('testDatabases').template)
}

/** Without any migration. */
export function createEmptyTestDatabase(): Promise<TestDatabase> {
  return create('template0')
}

/** URL of another database on the same server. */
export function urlOf(url: string, database: string): string {
  return url.replace(/^(\w+:\/\/[^/?]*)(\/[^?]*)?/, `$1/${database}`)
}

/** Hundreds of calls at the same time wait for five connections, on a slow machine longer than in production. */
const patient = { connectionTimeout: 120_000, statementTimeout: 120_000 }

async function create(template: string): Promise<TestDatabase> {
  const { adminUrl, prefix } = inject('testDatabases')
  const name = `${prefix}_${randomBytes(6).toString('hex')}`
  await withAdmin(adminUrl, async (client) => {
    await client.query('select pg_advisory_lock($1)', [cloningLock])
    // By its log, as is the default, takes seven times as long for a small database.
    await client.query(`create database ${name} template ${template} strategy file_copy`)
  })
  const url = urlOf(adminUrl, name)
  const pool = createPool({ connection: url, size: 5, ...patient })
  const db = createDatabase(pool)
  return {
    db,
    pool,
    url,
    async drop() {
      if (!pool.ended) await db.destroy()
      await withAdmin(adminUrl, (client) => dropDatabase(client, name))
    },
  }
}

/** Citus connects again to a database that it was thrown out of, so a drop may need a second try. */
async function dropDatabase(client: pg.PoolClient, name: string, tries = 5): Promise<void> {
  try {
    await client.query(`drop database if exists ${name} with (force)`)
  } catch (error) {
    if (tries === 1 || (error as { code?: string }).code !== '55006') throw error
    await dropDatabase(client, name, tries - 1)
  }
}
