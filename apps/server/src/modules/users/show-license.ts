import type { users } from '@deckle/contract/users.ts'
import { refuse } from '../../refusal.ts'
import type { Handler } from '../../http/handler.ts'
import { findSignedInUser } from '../auth/index.ts'
import { presentLicence } from '../licences/index.ts'
import { requireUser } from './require-user.ts'

/** A licence has the id of its holder. */
export const showLicense: Handler<typeof users.showLicense> = async ({ deps, actor, params }) => {
  const user = await requireUser(deps.db, actor, 'user.read', params.id)
  const row = await findSignedInUser(deps.db, user.client_id, user.id)
  if (!row) throw refuse('not_found')
  return { license: await presentLicence(deps, row) }
}
