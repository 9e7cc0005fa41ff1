import type { users } from '@deckle/contract/users.ts'
import type { Handler } from '../../../http/handler.ts'
import { requireGrant } from '../require-grant.ts'
import { changeUser, isAdmin, requireAnotherAdmin } from './change-user.ts'

/** At most the actor's own type, for people not above the actor. The last Admin of a client without an owner stays. */
export const updateLicense: Handler<typeof users.updateLicense> = ({ deps, actor, params, body: { license_type } }) =>
  changeUser(deps, actor, 'user.license', params.id, async (trx, user) => {
    requireGrant(actor, user.license_type, license_type)
    if (!isAdmin(license_type)) await requireAnotherAdmin(trx, user)
    const detail = { from: user.license_type, to: license_type }
    return { set: { license_type }, act: 'user.license', detail }
  })
