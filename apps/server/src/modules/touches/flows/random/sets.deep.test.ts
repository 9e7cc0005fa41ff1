import { startRandomTime } from '../../../../test/random/run-seeds.ts'
import { describeSets } from './describe-sets.ts'

describeSets(20, startRandomTime('flows'))
