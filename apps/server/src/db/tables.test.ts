import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { tablesFile, tableTypes } from '../../../../scripts/db/db-types.ts'
import { migrationsFile, migrationsIndex } from '../../../../scripts/db/migrations-index.ts'
import { createTestDatabase, type TestDatabase } from '../test/database.ts'

let test: TestDatabase
beforeAll(async () => {
  test = await createTestDatabase()
})
afterAll(() => test.drop())

it('tables.ts is what "npm run db:types" writes of the migrated database', () => {
  expect(readFileSync(tablesFile, 'utf8')).toBe(tableTypes(test.url))
})

it('migrations/index.ts lists the files of its folder: "npm run db:types" writes it too', () => {
  expect(readFileSync(migrationsFile, 'utf8')).toBe(migrationsIndex())
})
