import { compareWorlds } from './compare-worlds.ts'

compareWorlds(0)
