import type { Db } from '../../../db/database.ts'
import type { Deps } from '../../../deps.ts'
import { namesOf } from './add-user.ts'
import { storeUser } from './store-user.ts'

/** Adds the owner of a new client. The invitation mail lets them choose a password. */
export async function addOwner(
  trx: Db,
  { newId, now }: Pick<Deps, 'newId' | 'now'>,
  clientId: string,
  { email, name }: { readonly email: string; readonly name?: string | undefined },
): Promise<string> {
  const id = newId()
  await storeUser(trx, {
    client_id: clientId,
    id,
    email,
    username: email,
    ...namesOf({ email, name }),
    password_hash: null,
    manager_id: null,
    manager_path: null,
    license_type: 'Admin',
    confirmed: false,
    owns_client: true,
    details: '{}',
    created_at: now(),
    invited_at: now(),
  })
  return id
}
