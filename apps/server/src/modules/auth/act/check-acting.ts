import type { LicenseType } from '@deckle/core/access/access.ts'
import { transaction } from '../../../db/transaction.ts'
import type { Deps } from '../../../deps.ts'
import { refuse } from '../../../refusal.ts'
import { closeActing } from './end-acting.ts'
import { mayActFor } from './may-act-for.ts'
import { type ActingSession, findPartnerId, findRealActor, listUnended } from './queries.ts'

/** Why the impersonation must end; null if it may continue. */
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
 * Called before each call of an impersonation session, which thereby ends at once with the impersonator's own session,
 * licence or client. It also ends when the impersonated person becomes a Superadmin.
 */
export async function checkActing(deps: Deps, session: ActingSession, licenseType: LicenseType): Promise<void> {
  const end = licenseType === 'Superadmin' ? 'ended' : await endOf(deps, session)
  if (end === null) return
  await transaction(deps.db, (trx) => closeActing(trx, deps, session, end))
  throw refuse('session_expired', 'act.over')
}

/** Task: closes impersonation sessions that must end, and adds missing audit entries for sessions closed elsewhere. */
export async function endOverdueActs(deps: Deps): Promise<void> {
  for (const session of await listUnended(deps.db)) {
    const end = session.end_time === null ? await endOf(deps, session) : 'ended'
    if (end !== null) await transaction(deps.db, (trx) => closeActing(trx, deps, session, end))
  }
}
