import { expect } from 'vitest'
import type { TestApp } from '../../test/app.ts'
import { makeClient, makeUser } from '../../test/factories.ts'
import { groupFigures } from '../../test/figures/grouped.ts'
import { fillLargePlays } from '../../test/figures/large-plays.ts'
import { insertRow } from '../../test/rows.ts'
import { foldAll } from './fold/fold-client.ts'
import { queueRebuild } from './fold/queries-queue.ts'
import { openFigures } from './source.ts'

/** A client whose decks have these numbers of events, all of them counted. */
export async function makePlayedDecks(test: TestApp, sizes: readonly number[]) {
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

/** Compares a rebuild's figures of decks with these numbers of events with those of a GROUP BY. */
export async function compareGrouped(test: TestApp, sizes: readonly number[]): Promise<void> {
  const { clientId, decks } = await makePlayedDecks(test, sizes)
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
}
