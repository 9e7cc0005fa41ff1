import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../test/database.ts'
import { insertRow } from '../test/rows.ts'
import { personZone } from './person-zone.ts'

let test: TestDatabase
beforeAll(async () => {
  test = await createTestDatabase()
})
afterAll(() => test.drop())

it('is the person’s own, or the client’s reporting time zone', async () => {
  const deps = { db: test.db, newId: () => crypto.randomUUID(), now: () => new Date() }
  const { id: client_id } = await insertRow(deps, 'clients', { reporting_zone: 'Asia/Kolkata' })
  const own = await insertRow(deps, 'users', { client_id, time_zone: 'America/New_York' })
  const none = await insertRow(deps, 'users', { client_id, time_zone: null })
  const rows = await test.db
    .selectFrom('users')
    .select(['id', personZone().as('zone')])
    .execute()
  const zones = new Map(rows.map(({ id, zone }) => [id, zone]))
  expect([zones.get(own.id), zones.get(none.id)]).toEqual(['America/New_York', 'Asia/Kolkata'])
})
