import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../test/app.ts'
import type { Person } from '../../test/factories.ts'

let test: TestApp
let admin: Person
beforeAll(async () => {
  test = await createTestApp()
  admin = await test.signedIn('Admin')
})
afterAll(() => test.close())

it('an Admin sets the time zone of reports; figures are counted anew by its days', async () => {
  const set = (reporting_zone: string, as = admin) =>
    test.call('clients.update', { as, params: { id: admin.clientId }, body: { client: { reporting_zone } } })
  const rebuilds = async () =>
    (
      await test.deps.db
        .selectFrom('figure_queue')
        .select('id')
        .where('client_id', '=', admin.clientId)
        .where('deck_id', 'is', null)
        .where('attempt_ids', 'is', null)
        .execute()
    ).length
  const before = await rebuilds()
  expect((await set('Asia/Kolkata')).body.client.reporting_zone).toBe('Asia/Kolkata')
  expect(await rebuilds()).toBe(before + 1)
  await set('Asia/Kolkata')
  expect(await rebuilds()).toBe(before + 1)
  const refused = await set('Mars/Olympus')
  expect([refused.status, Object.keys(refused.error.fields ?? {})]).toEqual([400, ['client.reporting_zone']])
  await set('UTC')
})
