import { type RefusalDetail, type Refusal, refuse } from '../refusal.ts'
import { isDatabaseAway } from '../db/is-database-away.ts'

/** Unique indexes that a field of a form stands for. */
const takenFields: Readonly<Record<string, RefusalDetail>> = {
  users_email: { message: 'email.taken', fields: { email: 'email.taken' } },
  users_username: { message: 'username.taken', fields: { username: 'username.taken' } },
}

/** PostgreSQL has no room left for a row, or for its log. */
const diskFull = '53100'
/** A disk is not emptied within a second. */
export const fullForSeconds = 60

/** What a database's error means to the caller; null for what is none, or is a bug. */
export function refusalOfDatabase(error: unknown): Refusal | null {
  if (!(error instanceof Error)) return null
  const { code, constraint } = error as { code?: string; constraint?: string }
  if (code === diskFull) return refuse('disk_full', { retryAfterSeconds: fullForSeconds })
  if (isDatabaseAway(error)) return refuse('unavailable', { retryAfterSeconds: 1 })
  if (code === '23505') return refuse('already_taken', takenFields[constraint ?? ''] ?? {})
  if (code === '23503') return refuse('conflict')
  // Text that PostgreSQL can't store: a NUL or a broken character that no schema met.
  if (code === '22021' || code === '22P05') return refuse('malformed')
  return null
}
