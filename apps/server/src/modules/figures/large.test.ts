import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { createTestApp, type TestApp } from '../../test/app.ts'
import { makeClient, makeUser } from '../../test/factories.ts'
import { groupFigures } from '../../test/figures/grouped.ts'
import { fillLargePlays } from '../../test/figures/large-plays.ts'
import { insertRow } from '../../test/rows.ts'
import { checkFigures } from './check/check-figures.ts'
import { foldAll } from './fold/fold-client.ts'
import { queueRebuild } from './fold/queries-queue.ts'
import { openFigures } from './source.ts'

let test: TestApp
beforeAll(async () => (test = await createTestApp()))
afterAll(() => test.close())

/** A client whose decks have so many events, counted. */
async function makePlayed(sizes: readonly number[]) {
  const { id: clientId } = await makeClient(test.deps)
  const { userId: owner_id } = await makeUser(test.deps, { clientId })
  const decks: string[] = []
  for (const size of sizes) {
    const { id } = await insertRow(test.deps, 'decks', { client_id: clientId, owner_id })
    const version = await insertRow(test.deps, 'deck_versions', {
      client_id: clientId,
      deck_id: id,
      version: 1,
      published_by: owner_id,
    })
    await fillLargePlays(test.deps.pool, { clientId, id, versionId: version.id }, size)
    decks.push(id)
  }
  await queueRebuild(test.deps.db, clientId)
  await foldAll(test.deps.db, clientId)
  return { clientId, decks }
}

it('figures of 100,000 events are those of a GROUP BY', async () => {
  const { clientId, decks } = await makePlayed([90_000, 10_000])
  for (const id of decks) {
    const wanted = await groupFigures(test.deps.pool, id)
    const source = await openFigures(test.deps, {
      clientId,
      decks: [id],
      from: null,
      to: null,
      zone: null,
      filters: {},
    })
    const [deck] = await source.deck()
    const { percentageSum = NaN, ...sums } = deck ?? {}
    expect({ ...sums, percentageSum: percentageSum / 1e6 }).toMatchObject(wanted.deck)
    expect(wanted.deck.starts).toBeGreaterThan(200)
    const answered = (await source.slides()).filter((slide) => slide.answered > 0)
    expect(answered).toHaveLength(10)
    for (const [at, { slideId, responses, correct, ...slide }] of answered.entries()) {
      const { facility = NaN, ...counts } = wanted.slides[at] ?? {}
      expect(counts).toMatchObject({ slideId, answered: slide.answered, responses, correct })
      expect((slide.earned / slide.possible) * 100).toBeCloseTo(facility, 6)
    }
    const choices = await source.counts({ measures: ['choice'] })
    expect(choices.map(({ slideId, of, count }) => ({ slideId, key: of, count }))).toEqual(wanted.options)
  }
}, 300_000)

it('figures stay as they were where a rebuild loses its connection, and are counted by the next one', async () => {
  const { clientId } = await makePlayed([10_000])
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
  // Holds the rebuild where it writes its first cells.
  await holder.query('begin; lock table figure_counts in share row exclusive mode')
  const lost = expect(foldAll(test.deps.db, clientId)).rejects.toThrow()
  await vi.waitFor(
    async () => {
      const { rows } = await holder.query<{ ended: boolean }>(
        `select pg_terminate_backend(pid) as ended from pg_locks where relation = 'figure_counts'::regclass and not granted`,
      )
      expect(rows).not.toEqual([])
    },
    { timeout: 30_000, interval: 20 },
  )
  await lost
  await holder.query('commit')
  holder.release()
  expect(await stored()).toEqual(before)
  await foldAll(test.deps.db, clientId)
  expect(await stored()).toEqual(before)
  expect(await checkFigures(test.deps.db, clientId, { isKept: false })).toEqual([])
}, 300_000)
