import { describeMalformed } from './sweep-malformed.ts'

describeMalformed({ bodies: 1000, naughtyBodies: Infinity, queries: 150, refusedEvery: 12, unreadableEvery: 1 })
