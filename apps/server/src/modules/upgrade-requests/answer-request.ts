import type { upgradeRequests } from '@deckle/contract/upgrade-requests.ts'
import { hasReach } from '@deckle/core/access/access.ts'
import { upgradeRights, upgradesFrom, type UpgradeStatus } from '@deckle/core/plan/upgrade.ts'
import { refuse } from '../../refusal.ts'
import type { Db } from '../../db/database.ts'
import { transaction } from '../../db/transaction.ts'
import type { Deps } from '../../deps.ts'
import type { Handler, SignedIn } from '../../http/handler.ts'
import { audit } from '../admin/index.ts'
import { lockClient } from '../clients/index.ts'
import { pushClientRefresh } from '../notifications/index.ts'
import { setPlan } from '../operators/index.ts'
import { announceClientChange } from '../play/index.ts'
import { answererOf, planOf, presentRequest, statusOf } from './present.ts'
import { answerRequest, findRequest, type RequestRow } from './queries.ts'
import { notifyAdmins, notifyRequester, notifySuperadmins } from './notify.ts'

interface Answering {
  readonly deps: Deps
  readonly actor: SignedIn
  readonly id: string
  readonly text: string
}

export const grantRequest: Handler<typeof upgradeRequests.grant> = ({ deps, actor, params, body }) => {
  const answering = { deps, actor, id: params.id, text: body.text }
  return hasReach(actor, 'upgrade.answer', 'any') ? grant(answering) : forward(answering)
}

/** A grant by a Superadmin changes the plan at once. */
async function grant(answering: Answering) {
  const reply = await answer(answering, 'granted', async (trx, request) => {
    const plan = planOf(request)
    if (!upgradesFrom(request.present).includes(plan)) throw refuse('rule_broken', 'upgrade.not_larger')
    await setPlan(trx, request.client_id, plan)
    const notice = { trx, ...noticeOf(answering), request }
    await notifyRequester(notice, 'upgrade_granted')
    await notifyAdmins(notice, 'upgrade_granted_for')
    await pushClientRefresh(trx, request.client_id)
  })
  await announceClientChange(answering.deps, reply.request.client.id)
  return reply
}

/** A grant by an Admin, who may not change the plan, forwards the request to the Superadmins. */
function forward(answering: Answering) {
  return answer(answering, 'forwarded', async (trx, request) => {
    const notice = { trx, ...noticeOf(answering), request }
    await notifyRequester(notice, 'upgrade_forwarded')
    await notifySuperadmins({ ...notice, text: request.text }, 'upgrade_asked_of_operators')
  })
}

export const refuseRequest: Handler<typeof upgradeRequests.refuse> = ({ deps, actor, params, body }) => {
  const answering = { deps, actor, id: params.id, text: body.text }
  return answer(answering, 'refused', async (trx, request) => {
    const notice = { trx, ...noticeOf(answering), request }
    await notifyRequester(notice, 'upgrade_refused')
    await notifyAdmins(notice, 'upgrade_refused_for')
  })
}

const noticeOf = ({ deps, actor, text }: Answering) => ({ deps, actorId: actor.userId, text })

/** Takes the client's lock, so that the second of two concurrent answers is refused. */
async function answer(
  { deps, actor, id, text }: Answering,
  status: Exclude<UpgradeStatus, 'open'>,
  apply: (trx: Db, request: RequestRow) => Promise<void>,
) {
  const clientId = hasReach(actor, 'upgrade.answer', 'any') ? null : actor.clientId
  const saved = await transaction(deps.db, async (trx) => {
    const found = await findRequest(trx, clientId, id)
    if (!found) throw refuse('not_found')
    await lockClient(trx, found.client_id)
    const request = await requireWaiting(trx, actor, found)
    const answered = { status, answer: text, answered_by: actor.userId, answered_at: deps.now() }
    if (!(await answerRequest(trx, request, answered))) throw refuse('conflict')
    await apply(trx, request)
    const { client_id, plan, present } = request
    await audit(trx, deps, actor, {
      action: `upgrade.${status}`,
      subject: request.id,
      detail: { plan, from: present, asked: request.user_id },
      clientId: client_id,
    })
    return (await findRequest(trx, client_id, request.id)) ?? request
  })
  return { request: presentRequest(actor, saved) }
}

async function requireWaiting(trx: Db, actor: SignedIn, { client_id, id }: RequestRow): Promise<RequestRow> {
  const request = await findRequest(trx, client_id, id)
  if (!request) throw refuse('not_found')
  const who = answererOf(actor, request)
  if (who === 'other') throw refuse('not_allowed')
  if (!upgradeRights(statusOf(request), who).grant) throw refuse('conflict')
  return request
}
