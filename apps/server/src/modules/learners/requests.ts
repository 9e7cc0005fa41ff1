import type { learners } from '@deckle/contract/learners.ts'
import { transaction } from '../../db/transaction.ts'
import type { Handler } from '../../http/handler.ts'
import { auditMany } from '../admin/index.ts'
import { closeRequests, enrolPeople, notifyEnrolled } from '../enrolments/index.ts'
import { findAsking, listRequests as listAsking } from './queries-messages.ts'
import { requireLearners } from './require-learners.ts'

export const listRequests: Handler<typeof learners.requests> = async ({ deps, actor, params: { id }, query }) => {
  const scope = await requireLearners(deps.db, deps, actor, id)
  const { rows, ...page } = await listAsking(deps.db, scope, query)
  const requests = rows.map(({ text, asked_at, id, name, email, image }) => ({
    user: { id, name, email, image },
    text,
    askedAt: asked_at.toISOString(),
  }))
  return { requests, ...page }
}

export const answerRequest: Handler<typeof learners.answerRequest> = ({ deps, actor, params: { id }, body }) =>
  transaction(deps.db, async (trx) => {
    const { course: _, ...scope } = await requireLearners(trx, deps, actor, id)
    const asking = await findAsking(trx, scope, body.user_ids)
    const state = body.grant ? ('granted' as const) : ('refused' as const)
    const answered = await closeRequests(trx, scope, { userIds: asking, state, by: actor.userId, at: deps.now() })
    if (body.grant) {
      const by = { source: 'hand', addedBy: actor.userId, at: deps.now() } as const
      const { added } = await enrolPeople(trx, { ...scope, userIds: answered, ...by })
      await notifyEnrolled(trx, deps, scope, { userIds: added, actorId: actor.userId })
    }
    const acts = answered.map((subject) => ({ action: `learner.${state}` as const, subject, detail: { course: id } }))
    await auditMany(trx, deps, actor, acts)
    return { answered: answered.length }
  })
