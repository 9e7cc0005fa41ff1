import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../test/app.ts'
import { planOf } from '../../test/plan-of.ts'
import { findByName } from './queries-people.ts'

let test: TestApp
beforeAll(async () => {
  test = await createTestApp()
})
afterAll(() => test.close())

it('reads the first people by an index where nothing is searched', async () => {
  const [clientId, userId, courseId] = [test.deps.newId(), test.deps.newId(), test.deps.newId()]
  const actor = { userId, clientId, licenseType: 'Admin', path: Buffer.alloc(16) } as const
  const scope = { clientId, courseId, actor, ownBranch: false, now: test.deps.now() }
  expect(await planOf(test.deps, (db) => findByName(db, scope, '', 20))).toContain('using users_by_name')
})
