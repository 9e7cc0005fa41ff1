import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createEmptyTestDatabase, type TestDatabase } from '../../test/database.ts'
import { readOrCreateSecret } from './secret.ts'

let test: TestDatabase
beforeAll(async () => {
  test = await createEmptyTestDatabase()
  await test.pool.query('create table settings (key text primary key, value jsonb not null)')
})
afterAll(() => test.drop())

describe('readOrCreateSecret', () => {
  it('makes one for all that ask at once, and keeps it', async () => {
    const secrets = await Promise.all([1, 2, 3, 4].map(() => readOrCreateSecret(test.pool)))
    expect(secrets[0]).toHaveLength(32)
    for (const secret of [...secrets, await readOrCreateSecret(test.pool)]) expect(secret).toEqual(secrets[0])
  })

  it('prefers the setting, as 32 bytes', async () => {
    const set = await readOrCreateSecret(test.pool, 'a setting of more than thirty-two characters')
    expect(set).toHaveLength(32)
    expect(set).not.toEqual(await readOrCreateSecret(test.pool))
  })
})
