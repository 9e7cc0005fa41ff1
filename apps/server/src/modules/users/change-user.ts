import { type LicenseType, licenseRank } from '@deckle/core/access/access.ts'
import { refuse } from '../../refusal.ts'
import type { Db } from '../../db/database.ts'
import { transaction } from '../../db/transaction.ts'
import type { Deps } from '../../deps.ts'
import type { SignedIn } from '../../http/handler.ts'
import { audit } from '../admin/index.ts'
import { lockClient } from '../clients/index.ts'
import { presentUser } from './present.ts'
import { countAdmins, updateUser, type UserChange, type UserRecord } from './queries.ts'
import { requireNotAbove, requireUser } from './require-user.ts'

/** What is to be changed of a person, found under the client's lock. */
interface Change {
  readonly set: UserChange
  /** For the audit log. */
  readonly act: string
  readonly detail?: Readonly<Record<string, unknown>>
}

/**
 * Changes a person under the client's lock, as the person is then: changes of one client's tree and of its administrators
 * wait for each other, so that two at once can't make a cycle or take away the last Admin.
 */
export async function changeUser(
  deps: Deps,
  actor: SignedIn,
  action: 'user.edit' | 'user.license' | 'user.activate',
  id: string,
  decide: (trx: Db, user: UserRecord) => Promise<Change>,
) {
  const { client_id } = await requireUser(deps.db, actor, action, id, { asOrganisation: true })
  const saved = await transaction(deps.db, async (trx) => {
    await lockClient(trx, client_id)
    const user = await requireUser(trx, actor, action, id, { asOrganisation: true })
    requireNotAbove(actor, user)
    const { set, act, detail = {} } = await decide(trx, user)
    const changed = await updateUser(trx, user.client_id, user.id, set)
    if (!changed) throw refuse('not_found')
    await audit(trx, deps, actor, { action: act, subject: user.id, detail, clientId: user.client_id })
    return changed
  })
  return { user: presentUser(actor, saved) }
}

/** The last Admin stays, where nobody owns the client. */
export async function requireAnotherAdmin(trx: Db, user: UserRecord): Promise<void> {
  if (isAdmin(user.license_type) && user.active && (await countAdmins(trx, user.client_id, user.id)) === 0)
    throw refuse('rule_broken', 'license.last_admin')
}

export const isAdmin = (type: LicenseType): boolean => licenseRank(type) >= licenseRank('Admin')
