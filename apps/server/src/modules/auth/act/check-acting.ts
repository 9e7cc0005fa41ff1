import type { LicenseType } from '@deckle/core/access/access.ts'
import { transaction } from '../../../db/transaction.ts'
import type { Deps } from '../../../deps.ts'
import { refuse } from '../../../refusal.ts'
import { closeActing } from './end-acting.ts'
import { mayActFor } from './may-act-for.ts'
import { type ActingSession, findPartnerId, findRealActor, listUnended } from './queries.ts'

/** What ends it; null while it may go on. */
async function endOf({ db, now }: Pick<Deps, 'db' | 'now'>, session: ActingSession) {
  if (session.act_until <= now()) return 'expired'
  const found = await findRealActor(db, session, now())
  if (!found) return 'ended'
  const partner_id = await findPartnerId(db, session.client_id)
  const { license_type: licenseType, owns_client: ownsClient, plan } = found
  return mayActFor({ licenseType, ownsClient, plan, clientId: session.actor_client_id }, { partner_id })
    ? null
    : 'ended'
}

/**
 * Before each call of the session, so that acting ends at once with the real actor's own session, licence or client. Who
 * has become a Superadmin in the meantime is not acted as any further.
 */
export async function checkActing(deps: Deps, session: ActingSession, licenseType: LicenseType): Promise<void> {
  const end = licenseType === 'Superadmin' ? 'ended' : await endOf(deps, session)
  if (end === null) return
  await transaction(deps.db, (trx) => closeActing(trx, deps, session, end))
  throw refuse('session_expired', 'act.over')
}

/** Job: ends those that are over and make no call any more, and enters the ends of those that were closed otherwise. */
export async function endOverdueActs(deps: Deps): Promise<void> {
  for (const session of await listUnended(deps.db)) {
    const end = session.end_time === null ? await endOf(deps, session) : 'ended'
    if (end !== null) await transaction(deps.db, (trx) => closeActing(trx, deps, session, end))
  }
}
