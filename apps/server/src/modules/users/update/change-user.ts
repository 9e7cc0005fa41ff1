import type { AuditAction } from '@deckle/core/audit/audit.ts'
import { type LicenseType, licenseRank } from '@deckle/core/access/access.ts'
import { refuse } from '../../../refusal.ts'
import type { Db } from '../../../db/database.ts'
import { transaction } from '../../../db/transaction.ts'
import type { Deps } from '../../../deps.ts'
import type { SignedIn } from '../../../http/handler.ts'
import { audit } from '../../admin/index.ts'
import { lockClient } from '../../clients/index.ts'
import { movingPeople, notePeopleChanged } from '../../enrolments/index.ts'
import { presentUser } from '../present.ts'
import { countAdmins, findUser, updateUser, type UserChange, type UserRecord } from '../queries.ts'
import { requireNotAbove, requireUser } from '../require-user.ts'

/** Computes the update from the person as read under the client's lock. */
interface Change {
  /** Nothing where `decide` has written by itself. */
  readonly set?: UserChange
  /** Action name in the audit log; null if nothing changed. */
  readonly action: AuditAction | null
  readonly detail?: Readonly<Record<string, unknown>>
}

interface HowToChange {
  /** Includes people in the bin. */
  readonly bin?: boolean
  /** The person's place in the hierarchy changes, or whether they are in the bin. */
  readonly moves?: boolean
}

/** Holds the client's lock, so that concurrent changes can neither make a cycle of managers nor remove the last Admin. */
export async function changeUser(
  deps: Deps,
  actor: SignedIn,
  action: 'user.edit' | 'user.license' | 'user.activate' | 'user.delete',
  id: string,
  decide: (trx: Db, user: UserRecord) => Promise<Change>,
  { bin = false, moves = false }: HowToChange = {},
) {
  const how = { asOrganisation: true, bin }
  const { client_id } = await requireUser(deps.db, actor, action, id, how)
  const saved = await transaction(deps.db, async (trx) => {
    await lockClient(trx, client_id)
    const user = await requireUser(trx, actor, action, id, how)
    requireNotAbove(actor, user)
    const change = async () => {
      const { set, action: entry, detail = {} } = await decide(trx, user)
      const changed = set
        ? await updateUser(trx, user.client_id, user.id, set)
        : await findUser(trx, user.client_id, user.id)
      if (!changed) throw refuse('not_found')
      return { entry, detail, changed }
    }
    const { entry, detail, changed } = moves
      ? await movingPeople(trx, deps, { clientId: client_id, tops: [id] }, change)
      : await change()
    if (!moves) await notePeopleChanged(trx, deps, client_id, [id])
    if (entry !== null)
      await audit(trx, deps, actor, { action: entry, subject: user.id, detail, clientId: user.client_id })
    return changed
  })
  return { user: presentUser(actor, saved) }
}

/** Refuses to remove the last Admin of a client without an owner. */
export async function requireAnotherAdmin(
  trx: Db,
  user: Pick<UserRecord, 'id' | 'client_id' | 'license_type' | 'active'>,
): Promise<void> {
  if (isAdmin(user.license_type) && user.active && (await countAdmins(trx, user.client_id, user.id)) === 0)
    throw refuse('rule_broken', 'license.last_admin')
}

/** Refuses the client's owner, who must hand over first, and the last Admin. */
export async function requireReplaceable(
  trx: Db,
  user: Pick<UserRecord, 'id' | 'client_id' | 'license_type' | 'active' | 'owns_client'>,
): Promise<void> {
  if (user.owns_client) throw refuse('rule_broken', 'account.owner_hands_over')
  await requireAnotherAdmin(trx, user)
}

export const isAdmin = (type: LicenseType): boolean => licenseRank(type) >= licenseRank('Admin')
