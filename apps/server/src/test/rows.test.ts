import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestApp, type TestApp } from './app.ts'
import { readCatalog } from './catalog.ts'
import { insertRowAmong, type RowsByTable, type TableName } from './rows.ts'

let test: TestApp
beforeAll(async () => {
  test = await createTestApp()
})
afterAll(() => test.close())

it('every table takes the row that is made for it', async () => {
  const tables = [...(await readCatalog(test.deps.db)).keys()]
  expect(tables.length).toBeGreaterThan(20)
  const rows: RowsByTable = new Map()
  for (const table of tables) await insertRowAmong(test.deps, table as TableName, rows)
  expect([...rows.keys()].toSorted()).toEqual(tables.toSorted())
})

it('no test puts an app together by itself', () => {
  const folder = join(import.meta.dirname, '..')
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.test.ts'))
  expect(files.length).toBeGreaterThan(50)
  const found = files.filter((name) => /\b(createApp|withState)\(/.test(readFileSync(join(folder, name), 'utf8')))
  expect(found.filter((name) => !name.endsWith('rows.test.ts'))).toEqual([])
})

it('no test of a module stores rows in another way', () => {
  const folder = join(import.meta.dirname, '..')
  const files = ['modules', 'http', 'jobs'].flatMap((room) =>
    readdirSync(join(folder, room), { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.test.ts'))
      .map((name) => join(room, name)),
  )
  expect(files.length).toBeGreaterThan(20)
  expect(files.filter((file) => readFileSync(join(folder, file), 'utf8').includes('insertInto('))).toEqual([])
})
