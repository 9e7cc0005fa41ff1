import { it } from 'vitest'
import { randomTimeLimit, seedOfRun, startRandomTime } from '../../../test/random/run-seeds.ts'
import { compareWorlds, describeWorlds } from './compare-worlds.ts'

/** Files that divide the seeds among them: two workers run them side by side. */
const PARTS = 2
/** Of a part, with four worlds each: the parts together compare at least 24 worlds. */
const LEAST_SEEDS = 3

/** Compares the least number of worlds of a part, then more until the time for random tests is used. */
export function compareManyWorlds(part: number): void {
  const time = startRandomTime('worlds')
  const seedAt = (at: number) => seedOfRun(at * PARTS + part)
  for (let at = 0; at < LEAST_SEEDS; at++) describeWorlds(seedAt(at))
  it('further worlds, as many as there is time for', randomTimeLimit, () =>
    time.runCases((at) => seedAt(LEAST_SEEDS + at), compareWorlds),
  )
}
