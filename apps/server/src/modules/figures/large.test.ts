import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { createTestApp, type TestApp } from '../../test/app.ts'
import { checkFigures } from './check/check-figures.ts'
import { compareGrouped, makePlayedDecks } from './compare-grouped.ts'
import { foldAll } from './fold/fold-client.ts'
import { queueRebuild } from './fold/queries-queue.ts'

let test: TestApp
beforeAll(async () => (test = await createTestApp()))
afterAll(() => test.close())

it('figures of 20,000 events are those of a GROUP BY', () => compareGrouped(test, [10_000, 10_000]))

it('a rebuild that loses its connection leaves the figures unchanged, and the next one counts them', async () => {
  const { clientId } = await makePlayedDecks(test, [3000])
  const stored = async () =>
    (
      await test.deps.pool.query(
        'select * from figure_counts where client_id = $1 order by 1, 2, 3, 4, 5, 6, 7, 8, 9',
        [clientId],
      )
    ).rows
  const before = await stored()
  await queueRebuild(test.deps.db, clientId)
  const holder = await test.deps.pool.connect()
  // Blocks the rebuild before its first write of cells.
  await holder.query('begin; lock table figure_counts in share row exclusive mode')
  const lost = expect(foldAll(test.deps.db, clientId)).rejects.toThrow()
  await vi.waitFor(
    async () => {
      const { rows } = await holder.query<{ ended: boolean }>(
        `select pg_terminate_backend(pid) as ended from pg_locks where relation = 'figure_counts'::regclass and not granted`,
      )
      expect(rows).not.toEqual([])
    },
    { timeout: 60_000, interval: 20 },
  )
  await lost
  await holder.query('commit')
  holder.release()
  expect(await stored()).toEqual(before)
  await foldAll(test.deps.db, clientId)
  expect(await stored()).toEqual(before)
  expect(await checkFigures(test.deps.db, clientId, { isKept: false })).toEqual([])
})
