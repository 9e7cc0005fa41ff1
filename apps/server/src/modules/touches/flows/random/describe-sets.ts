import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../../../test/app.ts'
import { momentOf } from '../../../../test/random/dice.ts'
import { firstSeeds, type RandomTime, randomTimeLimit, seedOfRun } from '../../../../test/random/run-seeds.ts'
import { checkAllFlows } from '../../check/check-flows.ts'
import { compareSet } from './compare-set.ts'

/** Seeds whose sets failed once. They run in every `npm test`. */
const failedSeeds: readonly number[] = []

/** Compares `least` random sets, then more until the time is used, and checks all counted paths at the end. */
export function describeSets(least: number, time?: RandomTime): void {
  let test: TestApp
  let now = momentOf(0)
  beforeAll(async () => {
    test = await createTestApp({ change: () => ({ now: () => now }) })
  })
  afterAll(() => test?.close())

  async function compareAtItsTime(seed: number): Promise<void> {
    now = momentOf(seed)
    await compareSet(test, seed)
  }

  it.each(firstSeeds(least, failedSeeds))(
    'counted paths equal a second computation on the set of seed %i',
    compareAtItsTime,
  )

  if (time)
    it('they are equal on further sets, as many as there is time for', randomTimeLimit, () =>
      time.runCases((at) => seedOfRun(least + at), compareAtItsTime),
    )

  it('a check of all sets finds nothing', randomTimeLimit, async () => {
    expect(await checkAllFlows(test.deps.db, { isKept: false })).toEqual([])
  })
}
