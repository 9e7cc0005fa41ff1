import { createHash } from 'node:crypto'
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Migration, sql } from 'kysely'
import type pg from 'pg'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createEmptyTestDatabase, type TestDatabase } from '../../test/database.ts'
import { isDiskFull } from '../../platform/is-disk-full.ts'
import { backup } from './backup.ts'
import { migrate } from '../migrate.ts'
import { createPool } from '../connection/pool.ts'
import { restore } from './restore.ts'
import { listTables, orderByForeignKeys } from './schema.ts'

/** Hard cases: circular keys, a tree, a counting trigger, generated and identity columns, partitions, a seed row. */
const migrations: Record<string, Migration> = {
  '0001-hard': {
    async up(db) {
      const statements = [
        'create table people (id int primary key, manager int references people, home int not null, name text, data jsonb, bytes bytea, "odd ""name" text)',
        'create table homes (id int primary key, owner int references people)',
        'alter table people add constraint home_fk foreign key (home) references homes',
        'create table visits (id bigint generated always as identity, person int not null references people, at timestamptz, doubled int generated always as (person * 2) stored)',
        'create table tallies (person int primary key, n int not null)',
        'create table parts (id int, k text) partition by list (k)',
        "create table parts_a partition of parts for values in ('a')",
        'create table parts_rest partition of parts default',
        'create function tally() returns trigger language plpgsql as $$ begin insert into tallies values (new.person, 1) on conflict (person) do update set n = tallies.n + 1; return new; end $$',
        'create trigger tally after insert on visits for each row execute function tally()',
        'create table seeds (name text primary key)',
        "insert into seeds values ('made by the migration')",
      ]
      for (const statement of statements) await sql.raw(statement).execute(db)
    },
  },
}

const content = [
  'begin',
  'alter table people alter constraint home_fk deferrable initially deferred',
  "insert into people select i, nullif(i - 1, 0), i, E'naïve हिन्दी \\t tab \\n line \\\\ back ' || i, jsonb_build_object('x', '10.5', 'i', i), decode('00ff0a5c', 'hex'), null from generate_series(1, 3000) i",
  'insert into homes select i, i from generate_series(1, 3000) i',
  "insert into visits (person, at) select i % 10 + 1, '2026-01-01'::timestamptz + i * interval '1 minute' from generate_series(1, 5000) i",
  "insert into parts values (1, 'a'), (2, 'b'), (3, null)",
  'commit',
]

let folder: string
let source: TestDatabase
let target: TestDatabase
let file: string
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'deckle-backup-'))
  file = join(folder, 'a.backup')
  source = await createEmptyTestDatabase()
  await migrate(source.pool, { migrations })
  for (const statement of content) await source.pool.query(statement)
  await backup(source.pool, file, new Date(0))
})
afterAll(async () => {
  await source.drop()
  rmSync(folder, { recursive: true })
})
beforeEach(async () => {
  target = await createEmptyTestDatabase()
})
afterEach(() => target.drop())

async function contentHash(pool: pg.Pool): Promise<string> {
  const hash = createHash('sha256')
  const client = await pool.connect()
  for (const { name } of await listTables(client)) {
    const { rows } = await client.query<{ row: string }>(`select t::text as row from ${name} t order by 1`)
    hash.update(name).update(rows.map(({ row }) => row).join('\n'))
  }
  const { rows } = await client.query('select last_value::text, is_called from visits_id_seq')
  client.release()
  return hash.update(JSON.stringify(rows)).digest('hex')
}

describe('backup and restore', () => {
  it('brings back the same content, by hash', async () => {
    expect(await restore(target.pool, file, migrations)).toEqual({
      migration: '0001-hard',
      tables: 6,
      tasks: null,
    })
    expect(await contentHash(target.pool)).toBe(await contentHash(source.pool))
    expect((await target.pool.query('select count(*) as n from people')).rows).toEqual([{ n: 3000 }])
  })

  it('leaves triggers and keys as they were', async () => {
    await restore(target.pool, file, migrations)
    await target.pool.query('insert into visits (person, at) values (1, now())')
    expect((await target.pool.query('select n from tallies where person = 1')).rows).toEqual([{ n: 501 }])
    await expect(target.pool.query('update people set home = -1 where id = 1')).rejects.toMatchObject({ code: '23503' })
    expect((await target.pool.query("select from pg_constraint where contype = 'f' and condeferrable")).rowCount).toBe(
      0,
    )
  })

  it('works for the owner of the tables who is no superuser', async () => {
    const owner = `owner_${process.pid}_${Math.floor(performance.now())}`
    await target.pool.query(`create role ${owner} login password 'x'; grant all on schema public to ${owner}`)
    const pool = createPool({ connection: { ...target.pool.options, options: `-c role=${owner}` } })
    await restore(pool, file, migrations)
    expect(await contentHash(target.pool)).toBe(await contentHash(source.pool))
    await pool.end()
    await target.pool.query(`drop owned by ${owner}; drop role ${owner}`)
  })

  it('refuses a database that has content, and a second restore', async () => {
    await restore(target.pool, file, migrations)
    await expect(restore(target.pool, file, migrations)).rejects.toThrow('The database is not empty')
  })

  it('says in plain words why the database did not take it', async () => {
    await migrate(target.pool, { migrations })
    await target.pool.query('truncate seeds; alter table homes add constraint few check (id < 100)')
    await expect(restore(target.pool, file, migrations)).rejects.toThrow(
      'The backup is damaged: what it holds for the table homes does not fit. Nothing was restored.',
    )
    expect((await target.pool.query('select from homes')).rowCount).toBe(0)
  })

  it('refuses a migration that it does not know, and another one', async () => {
    await expect(restore(target.pool, file, {})).rejects.toThrow('does not know the migration 0001-hard')
    await migrate(target.pool, { migrations: { '0001-other': { up: async () => undefined } } })
    await expect(restore(target.pool, file, migrations)).rejects.toThrow(
      'The backup is of migration 0001-hard, the database of 0001-other',
    )
  })

  it('changes nothing when the file is cut off, damaged or something else', async () => {
    const whole = readFileSync(file)
    const bad = join(folder, 'bad')
    for (const bytes of [whole.subarray(0, whole.length - 2000), Buffer.from('hello'), Buffer.alloc(0)]) {
      writeFileSync(bad, bytes)
      await expect(restore(target.pool, bad, migrations)).rejects.toThrow()
    }
    await expect(restore(target.pool, join(folder, 'none'), migrations)).rejects.toThrow('There is no file')
    await expect(restore(target.pool, folder, migrations)).rejects.toThrow('is a folder')
    const { rows } = await target.pool.query("select to_regclass('people')::text as t")
    if (rows[0].t) expect((await target.pool.query('select from people')).rowCount).toBe(0)
  })

  it.runIf(existsSync('/dev/full'))('leaves no half file when the disk is full', async () => {
    const full = join(folder, 'full.backup')
    // Everything written to it fails as on a full disk.
    symlinkSync('/dev/full', `${full}.half`)
    const failure = await backup(source.pool, full, new Date(0)).catch((error: unknown) => error)
    expect(isDiskFull(failure)).toBe(true)
    expect(readdirSync(folder).filter((name) => name.startsWith('full'))).toEqual([])
  })

  it('sees one moment only: what is written during it is not in it', async () => {
    const second = join(folder, 'b.backup')
    const writing = backup(source.pool, second, new Date(0))
    const hash = await contentHash(source.pool)
    await writing
    await restore(target.pool, second, migrations)
    expect(await contentHash(target.pool)).toBe(hash)
  })
})

describe('orderByForeignKeys', () => {
  it('puts referred-to tables first and names what a ring leaves', () => {
    const key = (from: string, to: string) => ({ name: `${from}_${to}`, from, to })
    expect(orderByForeignKeys(['c', 'b', 'a'], [key('c', 'b'), key('b', 'a'), key('a', 'a')])).toEqual({
      order: ['a', 'b', 'c'],
      backwards: [],
    })
    const ring = orderByForeignKeys(['a', 'b', 'z'], [key('a', 'b'), key('b', 'a'), key('z', 'a')])
    expect(ring.order).toEqual(['a', 'b', 'z'])
    expect(ring.backwards.map(({ name }) => name)).toEqual(['a_b'])
  })
})
