import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../../test/app.ts'
import { firstSeeds, type RandomTime, randomTimeLimit, seedOfRun } from '../../../test/random/run-seeds.ts'
import { checkFigures } from '../check/check-figures.ts'
import { compareSet, zones } from './compare-set.ts'
import { type Client, makeClientIn } from './play-set.ts'

/** Seeds whose sets failed once. They run in every `npm test`. */
const failedSeeds: readonly number[] = [1304778157]

/** Compares `least` random sets, then more until the time is used, and checks all stored figures at the end. */
export function describeSets(least: number, time?: RandomTime): void {
  let test: TestApp
  let clients: readonly Client[]
  beforeAll(async () => {
    test = await createTestApp()
    clients = await Promise.all(zones.map((zone) => makeClientIn(test, zone)))
  })
  afterAll(() => test?.close())

  it.each(firstSeeds(least, failedSeeds))(
    'stored figures, figures scanned from rows and a second computation agree on the set of seed %i',
    (seed) => compareSet(test, clients, seed),
  )

  if (time)
    it('they agree on further sets, as many as there is time for', randomTimeLimit, () =>
      time.runCases(
        (at) => seedOfRun(least + at),
        (seed) => compareSet(test, clients, seed),
      ),
    )

  it('a check of the figures of all sets finds nothing', randomTimeLimit, async () => {
    for (const { id } of clients) {
      expect(await checkFigures(test.deps.db, id, { isKept: false })).toEqual([])
      const sizes = { attempts: 7, cells: 100 }
      expect(await checkFigures(test.deps.db, id, { isKept: false, sizes })).toEqual([])
    }
  })
}
