import type { social } from '@deckle/contract/social.ts'
import { type ModeratedTarget, socialLimits } from '@deckle/core/social/social.ts'
import type { Scoped } from '../../../db/reach.ts'
import type { Deps } from '../../../deps.ts'
import type { Handler } from '../../../http/handler.ts'
import { requireLimit } from '../../../platform/rate-limit/require-limit.ts'
import { refuse } from '../../../refusal.ts'
import { counting } from '../counts.ts'
import { requireShown } from '../comments/require-comment.ts'
import { requireReadable } from '../posts/require-post.ts'
import { lockThing } from './moderated-thing.ts'
import { addReport, openCase } from './queries.ts'

export const report: Handler<typeof social.report> = async ({ deps, actor, body: { target, id, reason } }) => {
  await requireLimit(deps.limits, 'socialReport', actor.userId)
  await counting(deps, async (trx, count) => {
    await requireSeen({ ...deps, db: trx }, actor, target, id)
    const thing = await lockThing(trx, actor, target, id)
    // Hidden or deleted in the meantime.
    if (!thing?.isShown) throw refuse('not_found')
    if (thing.owner_id === actor.userId) throw refuse('rule_broken', 'social.own_report')
    const [at, place] = [deps.now(), { clientId: actor.clientId, target, id }]
    const reports = await addReport(trx, { ...place, reportId: deps.newId(), userId: actor.userId, reason, at })
    await openCase(trx, place, { ownerId: thing.owner_id, reports, at })
    if (reports >= socialLimits.reportsToHide) await thing.hide(trx, count, { at, reason: '' })
  })
  return { ok: true }
}

async function requireSeen(deps: Deps, actor: Scoped, target: ModeratedTarget, id: string): Promise<void> {
  if (target === 'post') await requireReadable(deps.db, actor, id)
  else await requireShown(deps, actor, id)
}
