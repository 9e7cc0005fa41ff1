import type { upgradeRequests } from '@deckle/contract/upgrade-requests.ts'
import { upgradesFrom } from '@deckle/core/plan/upgrade.ts'
import { refuse } from '../../refusal.ts'
import { transaction } from '../../db/transaction.ts'
import type { Handler } from '../../http/handler.ts'
import { readLicence } from '../licences/index.ts'
import { presentRequest } from './present.ts'
import { findRequest, insertRequest, listAdmins } from './queries.ts'
import { notifyAdmins, notifySuperadmins } from './notify.ts'

const day = 24 * 3_600_000

/** Notifies the client's other Admins and its owner, or the Superadmins if there are none. */
export const createRequest: Handler<typeof upgradeRequests.create> = async ({ deps, actor, params, body }) => {
  if (params.id.toLowerCase() !== actor.userId) throw refuse('not_found')
  const { plan, text } = body
  const { clientId: client_id, userId: user_id } = actor
  const created_at = deps.now()
  const saved = await transaction(deps.db, async (trx) => {
    const licence = await readLicence(trx, actor)
    if (!upgradesFrom(licence.plan).includes(plan))
      throw refuse('rule_broken', { message: 'upgrade.not_larger', fields: { plan: 'upgrade.not_larger' } })
    const hasAdmins = (await listAdmins(trx, client_id, user_id)).length > 0
    const id = deps.newId()
    const status = hasAdmins ? ('open' as const) : ('forwarded' as const)
    const asked_on = created_at.toISOString().slice(0, 10)
    if (!(await insertRequest(trx, { client_id, id, user_id, plan, text, status, asked_on, created_at })))
      throw refuse('too_often', { message: 'upgrade.asked_today', retryAfterSeconds: untilTomorrow(created_at) })
    const request = await findRequest(trx, client_id, id)
    if (!request) throw refuse('not_found')
    const notice = { trx, deps, request, text, actorId: user_id }
    if (hasAdmins) await notifyAdmins(notice, 'upgrade_asked')
    else await notifySuperadmins(notice, 'upgrade_asked_of_operators')
    return request
  })
  return { request: presentRequest(actor, saved) }
}

const untilTomorrow = (now: Date): number => Math.ceil((day - (now.getTime() % day)) / 1000)
