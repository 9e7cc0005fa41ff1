import { describe } from 'vitest'
import { sweepMalformed } from './sweep-malformed.ts'

describe('a few malformed inputs of each call', () =>
  sweepMalformed({ bodies: 12, naughtyBodies: 8, queries: 4, refusedEvery: 6, unreadableEvery: 20 }))
