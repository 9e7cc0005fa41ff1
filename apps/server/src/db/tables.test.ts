import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../test/database.ts'

let test: TestDatabase
beforeAll(async () => {
  test = await createTestDatabase()
})
afterAll(() => test.drop())

/** `users.email`, with `?` where it may be null and `=` where the database has a default. */
function columnsOfTypes(source: string): string[] {
  const nameOf = new Map([...source.matchAll(/^ {2}(\w+): ([A-Z]\w+);?$/gm)].map(([, table, type]) => [type, table]))
  return [...source.matchAll(/^export interface (\w+) \{\n([^}]*)^\}/gm)].flatMap(([, type, body = '']) => {
    if (type === 'Tables') return []
    return [...body.matchAll(/^ {2}(\w+): (.+?);?$/gm)].map(([, column, shape = '']) => {
      const given = /^Generated<|\| undefined, /.test(shape) ? '=' : ''
      return `${nameOf.get(type)}.${column}${shape.endsWith('| null') ? '?' : ''}${given}`
    })
  })
}

it('tables.ts says what the migrations make; else run "npm run db:types"', async () => {
  const { rows } = await test.pool.query<{ column: string }>(
    `select table_name || '.' || column_name || case when is_nullable = 'YES' then '?' else '' end
       || case when column_default is not null then '=' else '' end as column
     from information_schema.columns where table_schema = 'public' and table_name not like 'kysely%' and table_name <> 'rate_limits'
       and not (select relispartition from pg_class where oid = format('%I.%I', table_schema, table_name)::regclass)`,
  )
  const source = readFileSync(new URL('tables.ts', import.meta.url), 'utf8')
  expect(rows.length).toBeGreaterThan(50)
  expect(columnsOfTypes(source).toSorted()).toEqual(rows.map(({ column }) => column).toSorted())
})
