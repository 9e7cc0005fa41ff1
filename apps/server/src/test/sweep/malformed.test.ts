import { describeMalformed } from './sweep-malformed.ts'

describeMalformed({ bodies: 20, naughtyBodies: 12, queries: 6, refusedEvery: 6, unreadableEvery: 20 })
