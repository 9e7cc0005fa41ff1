import { describe } from 'vitest'
import { sweepMalformed } from './sweep-malformed.ts'

describe('all malformed inputs of each call', () =>
  sweepMalformed({ bodies: 1000, naughtyBodies: Infinity, queries: 150, refusedEvery: 12, unreadableEvery: 1 }))
