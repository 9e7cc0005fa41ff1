import { expect } from 'vitest'
import type { TestApp } from '../../../../test/app.ts'
import { dice } from '../../../../test/random/dice.ts'
import { insertRows } from '../../../../test/rows.ts'
import { foldVisitors } from '../../fold/fold-visitors.ts'
import { pathOf } from './path-of.ts'
import { makeTouchedClient, randomTouches, storedPaths, zones } from './random-touches.ts'

/** One random set: counted paths equal a second computation from touches, in whatever order these arrived. */
export async function compareSet(test: TestApp, seed: number): Promise<void> {
  const random = dice(seed)
  const client = await makeTouchedClient(test, zones[seed % zones.length] ?? 'UTC')
  const { clientId } = client.admin
  const visitors = Array.from({ length: 1 + random.below(8) }, () => random.uuid())
  const now = test.deps.now()
  const touches = randomTouches(client, visitors, now, random)
  await insertRows(
    test.deps,
    'visitors',
    visitors.map((id) => ({ client_id: clientId, id, since: now })),
  )
  // The second part changes paths that are already counted.
  const middle = random.below(touches.length)
  for (const part of [touches.slice(middle), touches.slice(0, middle)]) {
    if (part.length > 0)
      await insertRows(
        test.deps,
        'touches',
        part.map((touch) => ({ ...touch, client_id: clientId })),
      )
    await test.deps.db.updateTable('visitors').set({ stale: true }).where('client_id', '=', clientId).execute()
    await foldVisitors(test.deps.db, clientId)
  }
  for (const model of ['first', 'last'] as const) {
    const wanted = visitors.map((visitor) => {
      const own = touches.filter(({ visitor_id }) => visitor_id === visitor)
      return pathOf(own, model, client.zone)
    })
    expect(await storedPaths(test, clientId, model), `by ${model} touch`).toEqual(wanted.toSorted())
  }
  const { flow } = (await test.call('flows.show', { as: client.admin })).body
  expect(flow.people).toBe(visitors.length)
  expect(flow.nodes.find(({ step }) => step === 'lead')?.people ?? 0).toBe(
    (await storedPaths(test, clientId, 'first')).filter((path) => path.includes('|true|')).length,
  )
}
