import { compareManyWorlds } from './compare-many-worlds.ts'

compareManyWorlds(1)
