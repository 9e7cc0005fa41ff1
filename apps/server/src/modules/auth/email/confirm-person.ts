import { timingSafeEqual } from 'node:crypto'
import type { Db } from '../../../db/database.ts'
import { hashToken } from '../session/tokens.ts'
import { confirmUser, findRegistration, revokeAuthtokensOf } from '../queries.ts'
import { closeSessionsOf } from '../session/queries-close.ts'

interface Confirming {
  readonly client_id: string
  readonly user_id: string
  readonly now: Date
  /** Secret of the confirming browser, from `registrationCookie`. */
  readonly browser: string | null
}

/**
 * Confirms the address of a person, within a transaction. Unless the browser that registered the account confirms it,
 * the password and the sessions of the registration are removed, because a stranger to the mailbox may have registered
 * it (decisions.md §7). Returns whether the password was removed.
 */
export async function confirmPerson(trx: Db, { client_id, user_id, now, browser }: Confirming): Promise<boolean> {
  const found = await findRegistration(trx, client_id, user_id)
  if (!found || found.confirmed) return false
  const isRegisteredHere =
    found.browser_key !== null && browser !== null && timingSafeEqual(found.browser_key, hashToken(browser))
  const isRemoved = found.password_hash !== null && !isRegisteredHere
  await confirmUser(trx, client_id, user_id, { removesPassword: isRemoved })
  if (isRemoved) {
    await closeSessionsOf(trx, client_id, user_id, now)
    await revokeAuthtokensOf(trx, client_id, user_id, now)
  }
  return isRemoved
}
