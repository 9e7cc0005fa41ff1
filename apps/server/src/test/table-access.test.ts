import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import type { Db } from '../db/database.ts'
import type { AuthDb } from '../modules/auth/queries.ts'
import type { DecksDb } from '../modules/decks/queries.ts'
import type { SearchDb } from '../modules/search/queries.ts'
import { foreignUses, readAccess, readDeclarations, readModules, tablesIn } from './table-access.ts'

const folder = join(import.meta.dirname, '..')
const { modules, declared } = readModules(folder)
const tables = new Set(
  [
    ...(/export interface Tables \{([^}]*)\}/
      .exec(readFileSync(join(folder, 'db/tables.ts'), 'utf8'))?.[1]
      ?.matchAll(/^ {2}(\w+):/gm) ?? []),
  ].map(([, name = '']) => name),
)

it('every table belongs to one module', () => {
  expect(tables.size).toBeGreaterThan(20)
  expect([...declared.own.values()].flat().toSorted()).toEqual([...tables].toSorted())
})

it('no module queries what another module has not opened to it', () => {
  expect(modules.length).toBeGreaterThan(10)
  const found = modules.flatMap(({ sources }) =>
    sources.flatMap(({ file, text, access }) =>
      foreignUses(text, tables, access).map((problem) => `${file} ${problem}`),
    ),
  )
  expect(found).toEqual([])
})

it('a table that is opened to a module is one that it queries', () => {
  const idle = modules.flatMap(({ name, sources }) => {
    const used = new Set(sources.flatMap(({ text }) => tablesIn(text, tables)))
    const opened = new Set(sources.flatMap(({ access }) => [...access.reads.keys(), ...access.updates.keys()]))
    return [...opened].filter((table) => !used.has(table)).map((table) => `${name} ${table}`)
  })
  expect(idle).toEqual([])
})

it('queries stand in queries files', () => {
  const elsewhere = modules.flatMap(({ sources }) =>
    sources.filter(
      ({ file, text }) =>
        !/\/queries[a-z-]*\.ts$/.test(file) && /\.(selectFrom|insertInto|updateTable|deleteFrom)\(/.test(text),
    ),
  )
  expect(elsewhere.map(({ file }) => file)).toEqual([])
})

it('finds what is not opened, however it is written', () => {
  const view = readDeclarations([
    `export type RoomTables = Pick<Tables, 'rooms'>`,
    `export type PersonNames = Columns<'users', 'id' | 'first_name'>\n\n/** Set here. */\nexport type Counts = Columns<'decks', 'id' | 'attempt_count'>`,
  ])
  const access = readAccess('export type RoomsDb = DbOf<RoomTables, PersonNames, Counts>\n', view)
  const all = new Set(['rooms', 'users', 'decks', 'clients'])
  const problems = (text: string) => foreignUses(text, all, access)
  expect(problems('sql`select r.id, u.first_name from rooms r join users u on u.id = r.owner_id`')).toEqual([])
  expect(problems('sql`update decks d set attempt_count = 1 where d.id = $1`')).toEqual([])
  expect(problems('sql`select u.password_hash from rooms r join users u on true`')).toEqual([
    'reads users.password_hash',
  ])
  expect(problems('sql`select r.id from rooms r, clients c where c.id = r.client_id`')).toEqual(['reads clients'])
  expect(problems('sql`select (select name from clients where id = $1)`')).toEqual(['reads clients'])
  expect(problems('sql`update users set first_name = $1`')).toEqual(['updates users'])
  expect(problems('sql`delete from decks where id = $1`')).toEqual(['deletes from decks'])
  expect(problems('sql`insert into clients (id) values ($1)`')).toEqual(['inserts into clients'])
  expect(problems("db.selectFrom('rooms').innerJoin('clients as c', 'c.id', 'rooms.client_id')")).toEqual([
    'reads clients',
  ])
  expect(problems('/** Rows from clients. */ // from clients')).toEqual([])
})

/** Held by the compiler; never run. */
export function compiles(whole: Db, decks: DecksDb, search: SearchDb, auth: AuthDb) {
  const views: readonly [DecksDb, SearchDb, AuthDb] = [whole, whole, whole]
  return [
    views,
    decks.selectFrom('decks').innerJoin('users', 'users.id', 'decks.owner_id').select('users.first_name'),
    auth.updateTable('users').set({ confirmed: true }),
    // @ts-expect-error of another module
    decks.selectFrom('clients'),
    // @ts-expect-error a column that users does not open
    decks.selectFrom('users').select('password_hash'),
    // @ts-expect-error opened for reading only
    decks.updateTable('users').set({ first_name: 'Asha' }),
    // @ts-expect-error opened for updating some columns
    auth.updateTable('users').set({ invited_at: null }),
    // @ts-expect-error opened for updating only
    auth.deleteFrom('users'),
    // @ts-expect-error stores nothing of its own
    search.insertInto('users'),
  ]
}
