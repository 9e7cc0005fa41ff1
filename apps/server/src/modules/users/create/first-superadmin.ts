import { newBranding } from '@deckle/core/client/new-branding.ts'
import { writeFirstStart } from '../../../db/settings/first-start.ts'
import { transaction } from '../../../db/transaction.ts'
import type { Deps } from '../../../deps.ts'
import { hashPassword } from '../../../platform/passwords/passwords.ts'
import { addBuiltInCategories } from '../../categories/index.ts'
import { insertClient } from '../../clients/index.ts'
import { storeUser } from './store-user.ts'

/** Also creates the operators' client. @param password null: it is set by a link (`firstPassword` of auth) */
export async function createFirstSuperadmin(
  deps: Deps,
  { email, password }: { readonly email: string; readonly password: string | null },
): Promise<void> {
  const password_hash = password === null ? null : await hashPassword(password)
  const [clientId, userId, created_at] = [deps.newId(), deps.newId(), deps.now()]
  await transaction(deps.db, async (trx) => {
    await insertClient(trx, {
      id: clientId,
      name: 'Deckle',
      plan: 'partner',
      branding: JSON.stringify(newBranding('Deckle')),
      created_at,
    })
    await addBuiltInCategories(trx, deps, clientId)
    await storeUser(trx, {
      client_id: clientId,
      id: userId,
      email,
      username: email,
      first_name: 'Site',
      last_name: 'Admin',
      password_hash,
      manager_id: null,
      manager_path: null,
      license_type: 'Superadmin',
      confirmed: true,
      details: '{}',
      created_at,
    })
    await writeFirstStart(trx, { superadmin: true, ...(password === null && { opener: { clientId, userId } }) })
  })
}
