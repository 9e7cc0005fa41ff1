import { type Migration, sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createEmptyTestDatabase, type TestDatabase } from '../test/database.ts'
import { currentMigration, migrate } from './migrate.ts'
import { createPool } from './connection/pool.ts'

let test: TestDatabase
beforeEach(async () => {
  test = await createEmptyTestDatabase()
})
afterEach(() => test.drop())

const migrations: Record<string, Migration> = {
  '0001-runs': { up: async (db) => void (await sql`create table runs (name text not null)`.execute(db)) },
  '0002-row': { up: async (db) => void (await sql`insert into runs values ('0002')`.execute(db)) },
}

/** Number of connections that wait until another server has migrated. */
async function waitingServers(): Promise<number | undefined> {
  const { rows } = await test.pool.query<{ n: number }>(
    "select count(*)::integer as n from pg_stat_activity where datname = current_database() and wait_event = 'advisory'",
  )
  return rows[0]?.n
}

describe('migrate', () => {
  it('runs each migration once when four servers start at once', async () => {
    const pools = [1, 2, 3, 4].map(() => createPool({ connection: test.url, size: 2 }))
    const untilAllWait: Migration = { up: () => expect.poll(waitingServers).toBe(3) }
    const ran = await Promise.all(
      pools.map((pool) => migrate(pool, { migrations: { ...migrations, '0003-waits': untilAllWait } })),
    )
    await Promise.all(pools.map((pool) => pool.end()))
    expect(ran.map((names) => names.length).toSorted((a, b) => a - b)).toEqual([0, 0, 0, 3])
    expect((await test.pool.query('select name from runs')).rows).toEqual([{ name: '0002' }])
    expect(await currentMigration(test.pool)).toBe('0003-waits')
  })

  it('changes nothing when one fails, and says which', async () => {
    const broken = {
      ...migrations,
      '0003-broken': { up: async (db) => void (await sql`create table runs (x int)`.execute(db)) } satisfies Migration,
    }
    await expect(migrate(test.pool, { migrations: broken })).rejects.toThrow(
      'The migration 0003-broken failed, and nothing was changed: relation "runs" already exists',
    )
    expect(await currentMigration(test.pool)).toBeUndefined()
  })

  it('refuses a database that a newer version brought forward', async () => {
    await migrate(test.pool, { migrations })
    await expect(migrate(test.pool, { migrations: { '0001-runs': migrations['0001-runs']! } })).rejects.toThrow(
      'newer version of Deckle: this version does not know the migration 0002-row',
    )
  })

  it('runs one that was merged after a later one', async () => {
    await migrate(test.pool, { migrations })
    const between = {
      '0001-runs': migrations['0001-runs']!,
      '0001-runs-by-name': {
        up: async (db) => void (await sql`create index runs_by_name on runs (name)`.execute(db)),
      } satisfies Migration,
      '0002-row': migrations['0002-row']!,
    }
    expect(await migrate(test.pool, { migrations: between })).toEqual(['0001-runs-by-name'])
  })

  it('stops at the named one', async () => {
    expect(await migrate(test.pool, { migrations, to: '0001-runs' })).toEqual(['0001-runs'])
    expect(await currentMigration(test.pool)).toBe('0001-runs')
  })

  it('brings an empty database to the newest of Deckle', async () => {
    await migrate(test.pool)
    expect(await migrate(test.pool)).toEqual([])
  })
})
