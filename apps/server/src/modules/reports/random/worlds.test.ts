import { firstSeeds } from '../../../test/random/run-seeds.ts'
import { describeWorlds, failedSeeds } from './compare-worlds.ts'

for (const seed of firstSeeds(1, failedSeeds)) describeWorlds(seed)
