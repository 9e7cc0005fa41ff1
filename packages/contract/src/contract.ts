import { admin } from './admin.ts'
import { analytics } from './analytics.ts'
import { auth } from './auth.ts'
import { decks } from './decks.ts'
import { media } from './media.ts'
import { play } from './play.ts'
import { publishing } from './publishing.ts'
import { sharing } from './sharing.ts'
import { users } from './users.ts'
import { utilities } from './utilities.ts'

/** Every call of the product, by resource: one line a resource. */
export const contract = { auth, utilities, users, decks, publishing, sharing, media, play, analytics, admin } as const
export type Contract = typeof contract

/** Where every call's path begins. */
export const API_BASE = '/api/v2'
