import type { upgradeRequests } from '@deckle/contract/upgrade-requests.ts'
import { upgradesFrom } from '@deckle/core/plan/upgrade.ts'
import { addDays } from '@deckle/core/time/day.ts'
import { dayIn, dayStart } from '@deckle/core/time/time-zone.ts'
import { refuse } from '../../refusal.ts'
import { transaction } from '../../db/transaction.ts'
import type { Handler } from '../../http/handler.ts'
import { readReportingZone } from '../clients/index.ts'
import { readLicence } from '../licences/index.ts'
import { presentRequest } from './present.ts'
import { findRequest, insertRequest, listAdmins } from './queries.ts'
import { notifyAdmins, notifySuperadmins } from './notify.ts'

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
    const timeZone = await readReportingZone(trx, client_id)
    const asked_on = dayIn(timeZone, created_at.getTime())
    if (!(await insertRequest(trx, { client_id, id, user_id, plan, text, status, asked_on, created_at })))
      throw refuse('too_often', {
        message: 'upgrade.asked_today',
        retryAfterSeconds: untilTomorrow(created_at, timeZone),
      })
    const request = await findRequest(trx, client_id, id)
    if (!request) throw refuse('not_found')
    const notice = { trx, deps, request, text, actorId: user_id }
    if (hasAdmins) await notifyAdmins(notice, 'upgrade_asked')
    else await notifySuperadmins(notice, 'upgrade_asked_of_operators')
    return request
  })
  return { request: presentRequest(actor, saved) }
}

const untilTomorrow = (now: Date, timeZone: string): number =>
  Math.ceil((dayStart(timeZone, addDays(dayIn(timeZone, now.getTime()), 1)) - now.getTime()) / 1000)
