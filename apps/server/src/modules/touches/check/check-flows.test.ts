import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../../test/app.ts'
import { dice } from '../../../test/random/dice.ts'
import { seedOfRun } from '../../../test/random/run-seeds.ts'
import { insertRows } from '../../../test/rows.ts'
import { makeTouchedClient, randomTouches, storedPaths } from '../flows/random/random-touches.ts'
import { foldVisitors } from '../fold/fold-visitors.ts'
import { checkAllFlows } from './check-flows.ts'

let test: TestApp
beforeAll(async () => {
  test = await createTestApp()
})
afterAll(() => test.close())

it('a wrong path and a cell that counts too few are found and corrected', async () => {
  const { db, now } = test.deps
  const client = await makeTouchedClient(test, 'UTC')
  const { clientId } = client.admin
  const random = dice(seedOfRun(0))
  const visitors = [random.uuid(), random.uuid()]
  const touches = randomTouches(client, visitors, now(), random)
  await insertRows(
    test.deps,
    'visitors',
    visitors.map((id) => ({ client_id: clientId, id, since: now() })),
  )
  await insertRows(
    test.deps,
    'touches',
    touches.map((touch) => ({ ...touch, client_id: clientId })),
  )
  await db.updateTable('visitors').set({ stale: true }).where('client_id', '=', clientId).execute()
  await foldVisitors(db, clientId)
  const counted = await storedPaths(test, clientId, 'first')
  expect(counted.length).toBeGreaterThan(0)
  await db.updateTable('visitors').set({ paths: '[]' }).where('client_id', '=', clientId).execute()
  await db.deleteFrom('flow_figures').where('client_id', '=', clientId).execute()
  expect((await checkAllFlows(db, { isKept: false })).map(({ of }) => of)).toContain('visitors')
  await checkAllFlows(db, { isKept: true })
  expect(await storedPaths(test, clientId, 'first')).toEqual(counted)
  await db.updateTable('flow_figures').set({ people: 0 }).where('client_id', '=', clientId).execute()
  expect(new Set((await checkAllFlows(db, { isKept: true })).map(({ of }) => of))).toEqual(new Set(['flow_figures']))
  expect(await storedPaths(test, clientId, 'first')).toEqual(counted)
  expect(await checkAllFlows(db, { isKept: false })).toEqual([])
})
