import type { DirectoryPerson } from '@deckle/core/sso/sso.ts'
import { interfaceLanguages } from '@deckle/core/text/interface-language.ts'
import { refuse } from '../../../refusal.ts'
import type { Db } from '../../../db/database.ts'
import type { Deps } from '../../../deps.ts'
import { audit } from '../../admin/index.ts'
import { listEmailOwners } from '../../auth/index.ts'
import { notePeopleChanged } from '../../enrolments/index.ts'
import { enforceLimit } from '../../licences/index.ts'
import { storeUser } from '../create/store-user.ts'
import { findAdmin, findUser, type UserRecord } from '../queries.ts'

/**
 * Adds a person whom the client's directory has named, at their first sign-in. Under the client's lock. Counts against
 * the limit of the client's owner or Admin.
 */
export async function addDirectoryUser(
  trx: Db,
  deps: Deps,
  clientId: string,
  person: DirectoryPerson,
): Promise<UserRecord> {
  const holder = await findAdmin(trx, clientId, [])
  if (holder === undefined) throw refuse('not_allowed')
  await enforceLimit(trx, deps, 'maxUsers', { clientId, userId: holder })
  const manager = await findManager(trx, clientId, person.manager)
  const [id, license_type] = [deps.newId(), person.license_type ?? 'Learner']
  const language = interfaceLanguages.find((one) => one === person.language)
  await storeUser(trx, {
    client_id: clientId,
    id,
    email: person.email,
    username: person.email,
    first_name: person.first_name || (person.email.split('@')[0] ?? ''),
    last_name: person.last_name,
    password_hash: null,
    provider: 'OIDC',
    manager_id: manager?.id ?? null,
    manager_path: manager?.path ?? null,
    license_type,
    confirmed: true,
    ...(language && { language }),
    details: '{}',
    created_at: deps.now(),
  })
  await audit(trx, deps, { clientId, userId: id }, { action: 'user.directory', subject: id, detail: { license_type } })
  await notePeopleChanged(trx, deps, clientId, [id])
  return (await findUser(trx, clientId, id)) as UserRecord
}

/** By e-mail within the client; nobody where it has no such person. */
export async function findManager(trx: Db, clientId: string, email: string): Promise<UserRecord | undefined> {
  const [place] = email === '' ? [] : await listEmailOwners(trx, [email])
  const manager = place?.client_id === clientId ? await findUser(trx, clientId, place.user_id) : undefined
  return manager?.deleted_at === null ? manager : undefined
}
