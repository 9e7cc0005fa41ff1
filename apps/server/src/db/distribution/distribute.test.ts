import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../test/database.ts'
import { lookups } from '../lookups.ts'
import { distribute, hasCitus } from './distribute.ts'
import { isDistributed } from './is-distributed.ts'

let test: TestDatabase
beforeAll(async () => {
  test = await createTestDatabase()
})
afterAll(() => test.drop())

const lookupTables = Object.values(lookups).map(({ table }) => table as string)

describe('the schema', () => {
  it('has the client in every unique index of a client’s table, so that it can be distributed', async () => {
    const { rows } = await test.pool.query<{ table: string; index: string; columns: string[] }>(
      `select c.relname::text as table, i.indexrelid::regclass::text as index,
         (select array_agg(a.attname::text) from pg_attribute a where a.attrelid = c.oid and a.attnum = any (i.indkey)) as columns
       from pg_index i join pg_class c on c.oid = i.indrelid
       join pg_attribute owner on owner.attrelid = c.oid and owner.attname = 'client_id' and owner.attnotnull
       where i.indisunique and c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p')`,
    )
    const checked = rows.filter(({ table }) => !lookupTables.includes(table))
    expect(checked.length).toBeGreaterThan(20)
    expect(checked.filter(({ columns }) => !columns.includes('client_id'))).toEqual([])
  })

  it('has no foreign key and no other unique index on a lookup table: both would cross machines', async () => {
    const { rows } = await test.pool.query<{ name: string }>(
      `select conname::text as name from pg_constraint where contype = 'f' and (conrelid::regclass::text = any ($1) or confrelid::regclass::text = any ($1))
       union all select indexrelid::regclass::text from pg_index where indrelid::regclass::text = any ($1) and indisunique and not indisprimary`,
      [lookupTables],
    )
    expect(rows).toEqual([])
  })

  it('has no triggers, which a distributed table refuses', async () => {
    const { rows } = await test.pool.query(
      "select tgname from pg_trigger t join pg_class c on c.oid = t.tgrelid where not tgisinternal and c.relnamespace = 'public'::regnamespace",
    )
    expect(rows).toEqual([])
  })
})

describe('db:distribute', () => {
  it('says beforehand where each table goes, in the order of foreign keys', async () => {
    const lines = await distribute(test.pool, { dryRun: true })
    const places = new Map(lines.map((line) => line.split(': ') as [string, string]))
    expect(places.get('clients')).toBe('copied to every machine')
    for (const { table, key } of Object.values(lookups)) expect(places.get(table)).toBe(`distributed by ${key}`)
    for (const table of ['users', 'decks', 'attempts', 'answers', 'media', 'sessions'])
      expect(places.get(table)).toBe('distributed by client_id')
    const local = [...places].filter(([, place]) => place === 'on the coordinator').map(([table]) => table)
    expect(local).toEqual([
      'announcements',
      'invoice_numbers',
      'kysely_migration',
      'kysely_migration_lock',
      'mail_outbox',
      'settings',
      'waiting_payment_events',
    ])
    const order = [...places.keys()]
    for (const [first, then] of [
      ['clients', 'users'],
      ['users', 'decks'],
      ['decks', 'attempts'],
      ['sessions', 'access_tokens'],
    ] as const)
      expect(order.indexOf(first)).toBeLessThan(order.indexOf(then))
  })

  it('distributes once where the server has Citus, and says so where it has none', async () => {
    if (await hasCitus(test.pool)) {
      expect(await isDistributed(test.pool)).toBe(true)
      expect(await distribute(test.pool)).toEqual([])
    } else {
      expect(await isDistributed(test.pool)).toBe(false)
      await expect(distribute(test.pool)).rejects.toThrow('This PostgreSQL has no Citus.')
    }
  })
})
