import { describeSets } from './describe-sets.ts'

describeSets(4)
