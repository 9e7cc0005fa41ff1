import type { Socket } from 'node:net'
import { sql } from 'kysely'
import type pg from 'pg'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../test/database.ts'
import { checkDatabase } from './connection/health.ts'
import { createDatabase } from './database.ts'
import { isDatabaseUnavailable } from './connection/is-database-unavailable.ts'
import { createPool, leaveDatabase } from './connection/pool.ts'
import { transaction } from './transaction.ts'

let test: TestDatabase
beforeAll(async () => {
  test = await createTestDatabase()
})
afterAll(() => test.drop())

describe('pool', () => {
  it('reads int8 and numeric as numbers and dates as text, in arrays too', async () => {
    const { rows } = await test.pool.query(
      "select 9007199254740991::int8 as a, 12.50::numeric as b, '2026-02-28'::date as c, array[1,2]::int8[] as d, array[1.5]::numeric[] as e, array['2026-02-28'::date] as f, '{\"x\":\"10.5\"}'::jsonb as g",
    )
    expect(rows[0]).toEqual({
      a: 9007199254740991,
      b: 12.5,
      c: '2026-02-28',
      d: [1, 2],
      e: [1.5],
      f: ['2026-02-28'],
      g: { x: '10.5' },
    })
  })

  it('cancels a statement that takes too long', async () => {
    const pool = createPool({ connection: test.url, size: 1, statementTimeout: 50, silence: 60_000 })
    // timing: a statement that only ends when it is cancelled
    await expect(pool.query('select pg_sleep(3600)')).rejects.toMatchObject({ code: '57014' })
    await pool.end()
  })

  it('survives the database ending an idle connection', async () => {
    const errors: Error[] = []
    const pool = createPool({ connection: test.url, size: 1, onError: (error) => errors.push(error) })
    const { rows } = await pool.query<{ pid: number }>('select pg_backend_pid() as pid')
    await test.pool.query('select pg_terminate_backend($1::integer)', [rows[0]?.pid])
    await expect.poll(() => errors.length).toBe(1)
    await expect(pool.query('select 1 as one')).resolves.toMatchObject({ rows: [{ one: 1 }] })
    await pool.end()
  })
})

describe('a database that says nothing', () => {
  it('is given up with the connection, in a transaction too, and the next one answers', async () => {
    const pool = createPool({ connection: test.url, size: 1 })
    const db = createDatabase(pool)
    let used: pg.PoolClient | undefined
    pool.on('acquire', (client) => (used = client))
    let isSilent = false
    const silence = (): void => {
      // Not in the types: the socket, from which nothing is read any more.
      ;(used as unknown as { connection: { stream: Socket } }).connection.stream.pause()
      isSilent = true
    }
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    try {
      await pool.query('select 1')
      silence()
      const alone = await letTimePass(pool.query('select 1'), () => isSilent)
      expect([isDatabaseUnavailable(alone), pool.totalCount]).toEqual([true, 0])
      isSilent = false
      const transaction = db.transaction().execute(async (trx) => {
        await sql`select 1`.execute(trx)
        silence()
        await sql`select 1`.execute(trx)
      })
      const within = await letTimePass(transaction, () => isSilent)
      expect([isDatabaseUnavailable(within), pool.totalCount]).toEqual([true, 0])
      expect((await pool.query('select 1 as one')).rows).toEqual([{ one: 1 }])
    } finally {
      vi.useRealTimers()
      await pool.end()
    }
  })
})

/** Lets the time of fake timers pass, while the database says nothing, until a promise is settled. Returns its error. */
async function letTimePass(promise: Promise<unknown>, isSilent: () => boolean): Promise<unknown> {
  const state = { isSettled: false }
  const settled = promise.catch((error: unknown) => error).finally(() => (state.isSettled = true))
  while (!state.isSettled) await (isSilent() ? vi.advanceTimersByTimeAsync(1000) : new Promise(setImmediate))
  return settled
}

describe('a database that stops', () => {
  it('is held by no connection: idle ones end, those in use when they are given back', async () => {
    const pool = createPool({ connection: test.url, size: 3 })
    const inUse = await pool.connect()
    const idle = await pool.connect()
    idle.release()
    expect([pool.totalCount, pool.idleCount]).toEqual([2, 1])
    leaveDatabase(pool)
    await expect.poll(() => pool.totalCount).toBe(1)
    inUse.release()
    expect(pool.totalCount).toBe(0)
    await pool.query('select 1')
    expect([pool.totalCount, pool.idleCount]).toEqual([1, 1])
    await pool.end()
  })
})

describe('health', () => {
  it('tells an answering database from a silent one', async () => {
    expect(await checkDatabase(test.pool)).toMatchObject({ ok: true })
    const pool = createPool({ connection: { host: '/nowhere', database: 'x' }, size: 1 })
    expect(await checkDatabase(pool)).toMatchObject({ ok: false })
    await pool.end()
  })
})

describe('transaction', () => {
  it('tries again where two transactions clash, so that none is lost', async () => {
    await sql`create table counters (id int primary key, n int not null)`.execute(test.db)
    await sql`insert into counters values (1, 0)`.execute(test.db)
    const bump = () =>
      transaction(
        test.db,
        async (trx) => {
          const { rows } = await sql<{ n: number }>`select n from counters where id = 1`.execute(trx)
          await sql`update counters set n = ${(rows[0]?.n ?? 0) + 1} where id = 1`.execute(trx)
        },
        { isolation: 'serializable', tries: 10 },
      )
    await Promise.all([bump(), bump(), bump()])
    const { rows } = await sql<{ n: number }>`select n from counters`.execute(test.db)
    expect(rows).toEqual([{ n: 3 }])
  })

  it('rolls back and does not repeat what failed for another reason', async () => {
    let calls = 0
    const act = transaction(test.db, async (trx) => {
      calls++
      await sql`insert into counters values (2, 0)`.execute(trx)
      throw new Error('no')
    })
    await expect(act).rejects.toThrow('no')
    expect(calls).toBe(1)
    const { rows } = await sql`select from counters where id = 2`.execute(test.db)
    expect(rows).toEqual([])
  })
})
