import type { learners } from '@deckle/contract/learners.ts'
import type { Db } from '../../db/database.ts'
import { transaction } from '../../db/transaction.ts'
import type { Handler } from '../../http/handler.ts'
import { requireLimit } from '../../platform/rate-limit/require-limit.ts'
import { refuse } from '../../refusal.ts'
import { doAct } from './acts.ts'
import { presentLearner } from './present.ts'
import { findLearner } from './queries.ts'
import { requireLearners } from './require-learners.ts'
import { runAct } from './run-act.ts'

export const removeLearners: Handler<typeof learners.remove> = ({ deps, actor, params, body, request }) =>
  runAct(deps, actor, { courseId: params.id, selected: { act: { of: 'remove' }, people: body }, request })

export const modifyLearners: Handler<typeof learners.modifyMany> = ({ deps, actor, params, body, request }) => {
  const { people, ...change } = body
  requireReason(change)
  return runAct(deps, actor, { courseId: params.id, selected: { act: { of: 'modify', ...change }, people }, request })
}

export const modifyLearner: Handler<typeof learners.modify> = ({ deps, actor, params: { id }, body }) =>
  transaction(deps.db, async (trx: Db) => {
    const { user_id, ...change } = body
    requireReason(change)
    const found = await requireLearners(trx, deps, actor, id)
    const before = await findLearner(trx, found, user_id)
    if (!before) throw refuse('not_found')
    const outcomes = await doAct(trx, deps, {
      learners: found,
      actor,
      act: { of: 'modify', ...change },
      userIds: [before.id],
    })
    if (outcomes.get(before.id) === 'refused') throw refuse('rule_broken', 'learner.wrong_status')
    const after = await findLearner(trx, found, before.id)
    if (!after) throw refuse('not_found')
    return { learner: presentLearner(after, found.now) }
  })

export const contactLearners: Handler<typeof learners.contact> = async ({ deps, actor, params, body, request }) => {
  await requireLimit(deps.limits, 'contactLearners', actor.userId)
  const { people, user_ids, ...message } = body
  const act = { of: 'contact', ...message } as const
  const named = { except: [], ...people, ...(user_ids && { user_ids }) }
  return runAct(deps, actor, { courseId: params.id, selected: { act, people: named }, request })
}

function requireReason({
  status,
  reason,
}: {
  readonly status?: string | undefined
  readonly reason?: string | undefined
}) {
  if ((status === 'passed' || status === 'waived') && !reason)
    throw refuse('rule_broken', { message: 'learner.reason', fields: { reason: 'learner.reason' } })
}
