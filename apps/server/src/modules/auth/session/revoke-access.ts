import type { AuthDb } from '../queries.ts'
import { deleteLinks, revokeAuthtokensOf } from '../queries.ts'
import { deleteEmailChange } from '../email/queries.ts'
import { closeSessionsOf } from './queries-close.ts'

/** Revokes the sessions, tokens and mailed links of people who may no longer sign in. */
export async function revokeAccess(
  db: AuthDb,
  clientId: string,
  userId: string | readonly string[],
  now: Date,
): Promise<void> {
  await closeSessionsOf(db, clientId, userId, now)
  await revokeAuthtokensOf(db, clientId, userId, now)
  await deleteEmailChange(db, clientId, userId)
  for (const purpose of ['reset_password', 'sign_in', 'confirm_email', 'unlock_factors'] as const)
    await deleteLinks(db, clientId, userId, purpose, now)
}
