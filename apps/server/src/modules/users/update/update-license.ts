import type { users } from '@deckle/contract/users.ts'
import { actorRank, licenseRank } from '@deckle/core/access/access.ts'
import { refuse } from '../../../refusal.ts'
import type { Handler } from '../../../http/handler.ts'
import { changeUser, isAdmin, requireAnotherAdmin } from './change-user.ts'

/** At most the actor's own type, for people not above the actor. The last Admin of a client without an owner stays. */
export const updateLicense: Handler<typeof users.updateLicense> = ({ deps, actor, params, body: { license_type } }) =>
  changeUser(deps, actor, 'user.license', params.id, async (trx, user) => {
    if (licenseRank(license_type) > actorRank(actor))
      throw refuse('rule_broken', { message: 'license.above_own', fields: { license_type: 'license.above_own' } })
    if (!isAdmin(license_type)) await requireAnotherAdmin(trx, user)
    const detail = { from: user.license_type, to: license_type }
    return { set: { license_type }, act: 'user.license', detail }
  })
