import { actorRank, licenseRank, type LicenseType } from '@deckle/core/access/access.ts'
import { refuse } from '@deckle/core/error.ts'
import { transaction } from '../../db/transaction.ts'
import type { Db } from '../../db/database.ts'
import type { Deps } from '../../deps.ts'
import type { SignedIn } from '../../http/handler.ts'
import { audit } from '../admin/index.ts'
import { closeSessionsOf, revokeAuthtokensOf } from '../auth/index.ts'
import {
  countAdmins,
  findUser,
  isAtOrBelow,
  lockClient,
  updateUser,
  type UserChange,
  type UserRecord,
} from './queries.ts'
import { requireNotAbove, requireUser } from './require-user.ts'

/** A cycle is refused; changes of one client's tree wait for each other, so that two at once can't make one. */
export async function changeManager(
  deps: Deps,
  actor: SignedIn,
  id: string,
  managerId: string | null,
): Promise<UserRecord> {
  return inClientOf(deps, actor, 'user.edit', id, async (trx, user) => {
    if (managerId !== null) {
      const manager = await findUser(trx, user.client_id, managerId)
      if (!manager) throw broken('manager', 'manager.unknown')
      if (await isAtOrBelow(trx, user.client_id, managerId, id)) throw broken('manager', 'manager.cycle')
    }
    return save(trx, deps, actor, user, 'user.manager', { manager_id: managerId }, { manager: managerId })
  })
}

/** At most the actor's own type, for those not above; the last Admin stays, where nobody owns the client. */
export async function changeLicense(
  deps: Deps,
  actor: SignedIn,
  id: string,
  licenseType: LicenseType,
): Promise<UserRecord> {
  return inClientOf(deps, actor, 'user.license', id, async (trx, user) => {
    if (licenseRank(licenseType) > actorRank(actor)) throw broken('license_type', 'license.above_own')
    if (!isAdmin(licenseType)) await requireAnotherAdmin(trx, user)
    return save(
      trx,
      deps,
      actor,
      user,
      'user.license',
      { license_type: licenseType },
      { from: user.license_type, to: licenseType },
    )
  })
}

export async function changeActive(deps: Deps, actor: SignedIn, id: string, active: boolean): Promise<UserRecord> {
  return inClientOf(deps, actor, 'user.activate', id, async (trx, user) => {
    if (!active && id === actor.userId) throw refuse('rule_broken', 'user.self')
    if (!active && user.owns_client) throw refuse('rule_broken', 'client.owner_stays')
    if (!active) {
      await requireAnotherAdmin(trx, user)
      await closeSessionsOf(trx, user.client_id, id, deps.now())
      await revokeAuthtokensOf(trx, user.client_id, id, deps.now())
    }
    return save(trx, deps, actor, user, active ? 'user.activate' : 'user.deactivate', { active }, {})
  })
}

type Change = (trx: Db, user: UserRecord) => Promise<UserRecord>

/** Under the client's lock, on the person as it is then. */
async function inClientOf(
  deps: Deps,
  actor: SignedIn,
  action: 'user.edit' | 'user.license' | 'user.activate',
  id: string,
  change: Change,
): Promise<UserRecord> {
  const { client_id } = await requireUser(deps.db, actor, action, id, { asOrganisation: true })
  return transaction(deps.db, async (trx) => {
    await lockClient(trx, client_id)
    const user = await requireUser(trx, actor, action, id, { asOrganisation: true })
    requireNotAbove(actor, user)
    return change(trx, user)
  })
}

async function save(
  trx: Db,
  deps: Deps,
  actor: SignedIn,
  user: UserRecord,
  action: string,
  change: UserChange,
  detail: Record<string, unknown>,
): Promise<UserRecord> {
  const saved = await updateUser(trx, user.client_id, user.id, change)
  if (!saved) throw refuse('not_found')
  await audit(trx, deps, actor, { action, subject: user.id, detail, clientId: user.client_id })
  return saved
}

async function requireAnotherAdmin(trx: Db, user: UserRecord): Promise<void> {
  if (isAdmin(user.license_type) && user.active && (await countAdmins(trx, user.client_id, user.id)) === 0)
    throw refuse('rule_broken', 'license.last_admin')
}

const isAdmin = (type: LicenseType): boolean => licenseRank(type) >= licenseRank('Admin')
const broken = (field: string, words: string) => refuse('rule_broken', { message: words, fields: { [field]: words } })
