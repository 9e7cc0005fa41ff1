import { describe } from 'vitest'
import { sweepMalformed } from './sweep-malformed.ts'

describe('a few malformed inputs of each call', () =>
  sweepMalformed({ bodies: 20, naughtyBodies: 12, queries: 6, refusedEvery: 6, unreadableEvery: 20 }))
