import type { users } from '@deckle/contract/users.ts'
import type { BodyOf } from '@deckle/contract/kit/endpoint.ts'
import { hasReach } from '@deckle/core/access/access.ts'
import { type Message, refuse } from '../../../refusal.ts'
import type { Db } from '../../../db/database.ts'
import type { Handler, SignedIn } from '../../../http/handler.ts'
import { pushRefresh } from '../../notifications/index.ts'
import { countAdmins, type UserChange, type UserRecord } from '../queries.ts'
import { requireGrant } from '../require-grant.ts'
import { changeUser, isAdmin, requireAnotherAdmin } from './change-user.ts'

type LicenceBody = BodyOf<typeof users.updateLicense>

/**
 * Changes the type (at most the actor's own, and not of people with a higher one), the end, and the limits (Superadmins
 * only). The last Admin of a client without an owner must remain an Admin, and their licence can't have an end.
 */
export const updateLicense: Handler<typeof users.updateLicense> = ({ deps, actor, params, body }) =>
  changeUser(deps, actor, 'user.license', params.id, async (trx, user) => {
    requireOwnLimits(actor, body)
    if (body.license_type !== undefined) await requireGrantable(trx, actor, user, body.license_type)
    if (body.expires_at != null) await requireEndable(trx, user, new Date(body.expires_at), deps.now())
    const set = changeOf(body)
    await pushRefresh(trx, [user.id])
    return { set, action: 'user.license', detail: detailOf(user, body) }
  })

function requireOwnLimits(actor: SignedIn, { maxUsers, maxSpace }: LicenceBody): void {
  if (hasReach(actor, 'user.limits', 'any')) return
  const fields = Object.entries({ maxUsers, maxSpace }).flatMap(([name, value]) => (value === undefined ? [] : [name]))
  if (fields.length > 0)
    throw refuse('not_allowed', {
      message: 'license.limits',
      fields: Object.fromEntries(fields.map((name) => [name, 'license.limits' as const])),
    })
}

async function requireGrantable(
  trx: Db,
  actor: SignedIn,
  user: UserRecord,
  license_type: NonNullable<LicenceBody['license_type']>,
): Promise<void> {
  requireGrant(actor, user.license_type, license_type)
  if (!isAdmin(license_type)) await requireAnotherAdmin(trx, user)
}

async function requireEndable(trx: Db, user: UserRecord, end: Date, now: Date): Promise<void> {
  if (end <= now) throw broken('expires_at', 'license.past')
  if (user.owns_client) throw broken('expires_at', 'client.owner_stays')
  if (isAdmin(user.license_type) && user.active && (await countAdmins(trx, user.client_id, user.id)) === 0)
    throw broken('expires_at', 'license.admin_without_end')
}

const broken = (field: string, message: Message) => refuse('rule_broken', { message, fields: { [field]: message } })

const changeOf = ({ license_type, maxUsers, maxSpace, expires_at }: LicenceBody): UserChange => ({
  ...(license_type !== undefined && { license_type }),
  ...(maxUsers !== undefined && { max_users: maxUsers }),
  ...(maxSpace !== undefined && { max_space: maxSpace }),
  ...(expires_at !== undefined && { expires_at: expires_at === null ? null : new Date(expires_at) }),
})

function detailOf(user: UserRecord, { license_type, ...rest }: LicenceBody): Record<string, unknown> {
  return { ...(license_type !== undefined && { from: user.license_type, to: license_type }), ...rest }
}
