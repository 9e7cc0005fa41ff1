import { licenseRank } from '@deckle/core/access/access.ts'
import type { ClaimsMapping, DirectoryPerson } from '@deckle/core/sso/sso.ts'
import type { Db } from '../../../db/database.ts'
import { isAtOrBelow } from '../../../db/person-path.ts'
import type { Deps } from '../../../deps.ts'
import { audit } from '../../admin/index.ts'
import { movingPeople, notePeopleChanged } from '../../enrolments/index.ts'
import { countAdmins, updateUser, type UserChange, type UserRecord } from '../queries.ts'
import { isAdmin } from '../update/change-user.ts'
import { moveUser } from '../update/update-manager.ts'
import { findManager } from './directory-user.ts'

/**
 * Brings a person up to what their directory says, as far as the client's settings say so. Under the client's lock. What
 * is not possible (a cycle of managers, no Admin left) is left as it is: it must not keep anybody out.
 */
export async function updateDirectoryUser(
  trx: Db,
  deps: Deps,
  user: UserRecord,
  { person, updates }: { readonly person: DirectoryPerson; readonly updates: ClaimsMapping['updates'] },
): Promise<void> {
  const set: UserChange = {
    ...(updates.names && namesOf(user, person)),
    ...(updates.licence && (await licenceOf(trx, user, person))),
  }
  const manager = updates.manager ? await newManager(trx, user, person) : undefined
  if (Object.keys(set).length === 0 && !manager) return
  const [actor, place] = [
    { clientId: user.client_id, userId: user.id },
    { clientId: user.client_id, tops: [user.id] },
  ]
  if (Object.keys(set).length > 0) await updateUser(trx, user.client_id, user.id, set)
  if (manager) await movingPeople(trx, deps, place, () => moveUser(trx, user, manager.id))
  else await notePeopleChanged(trx, deps, user.client_id, [user.id])
  await audit(trx, deps, actor, {
    action: 'user.directory',
    subject: user.id,
    detail: { ...set, ...(manager && { manager: manager.id }) },
  })
}

function namesOf(user: UserRecord, { first_name, last_name }: DirectoryPerson): UserChange {
  return {
    ...(first_name !== '' && first_name !== user.first_name && { first_name }),
    ...(last_name !== '' && last_name !== user.last_name && { last_name }),
  }
}

/** Never of a Superadmin; an owner and the last Admin stay as they are. Who has no group any more is a Learner. */
async function licenceOf(trx: Db, user: UserRecord, person: DirectoryPerson): Promise<UserChange> {
  const license_type = person.license_type ?? 'Learner'
  if (user.license_type === license_type || user.license_type === 'Superadmin' || user.owns_client) return {}
  const isLess = licenseRank(license_type) < licenseRank(user.license_type)
  if (isLess && isAdmin(user.license_type) && (await countAdmins(trx, user.client_id, user.id)) === 0) return {}
  return { license_type }
}

async function newManager(trx: Db, user: UserRecord, person: DirectoryPerson): Promise<UserRecord | undefined> {
  const manager = await findManager(trx, user.client_id, person.manager)
  return manager && manager.id !== user.manager_id && !isAtOrBelow(manager.path, user.path) ? manager : undefined
}
