import type { comments } from '@deckle/contract/comments.ts'
import type { moderation } from '@deckle/contract/moderation.ts'
import type { posts } from '@deckle/contract/posts.ts'
import type { Decision, ModeratedTarget } from '@deckle/core/social/social.ts'
import type { Deps } from '../../../deps.ts'
import type { Handler, SignedIn } from '../../../http/handler.ts'
import { refuse, Refusal } from '../../../refusal.ts'
import { requireAccess } from '../../../require-access.ts'
import { audit } from '../../admin/index.ts'
import { sendNotification } from '../../notifications/index.ts'
import { counting } from '../counts.ts'
import { lockThing } from './moderated-thing.ts'
import { decideCase } from './queries.ts'

interface Decided {
  readonly target: ModeratedTarget
  readonly id: string
  readonly decision: Decision
  readonly reason: string
}

/** Settles the reports so far. Deciding the same again tells nobody twice. */
async function decide(deps: Deps, actor: SignedIn, { target, id, decision, reason }: Decided): Promise<void> {
  await counting(deps, async (trx, count) => {
    const thing = requireAccess(actor, 'social.moderate', await lockThing(trx, actor, target, id))
    const at = deps.now()
    if (decision === 'hide') await thing.hide(trx, count, { at, reason })
    else if (!thing.isShown) await thing.show(trx, count)
    const state = decision === 'hide' ? 'hidden' : 'restored'
    const place = { clientId: actor.clientId, target, id }
    const before = await decideCase(trx, place, { ownerId: thing.owner_id, state, by: actor.userId, reason, at })
    await audit(trx, deps, actor, { action: `${target}.${decision}`, subject: id })
    if (decision === 'hide' && before !== 'hidden' && thing.owner_id !== null && thing.owner_id !== actor.userId)
      await sendNotification(trx, deps, [thing.owner_id], {
        clientId: actor.clientId,
        type: 'post_removed',
        words: { key: target === 'post' ? 'post_removed' : 'comment_removed', values: { reason } },
        link: thing.link,
        actorId: actor.userId,
        subject: id,
      })
  })
}

interface OneCall {
  readonly deps: Deps
  readonly actor: SignedIn
  readonly params: { readonly id: string }
  readonly body: { readonly reason: string }
}

const one =
  (target: ModeratedTarget, decision: Decision) =>
  async ({ deps, actor, params, body }: OneCall): Promise<{ readonly ok: true }> => {
    await decide(deps, actor, { target, id: params.id, decision, reason: body.reason })
    return { ok: true }
  }

export const hidePost: Handler<typeof posts.hide> = one('post', 'hide')
export const restorePost: Handler<typeof posts.restore> = one('post', 'restore')
export const hideComment: Handler<typeof comments.hide> = one('comment', 'hide')
export const restoreComment: Handler<typeof comments.restore> = one('comment', 'restore')

/** Each in a transaction of its own: what is not the actor's to decide stops nothing else. */
export const decideMany: Handler<typeof moderation.decide> = async ({ deps, actor, body }) => {
  const { decision, reason } = body
  if (decision === 'hide' && reason === '') throw refuse('rule_broken', { fields: { reason: 'social.reason' } })
  const items = []
  for (const { target, id } of body.items)
    items.push({ target, id, done: await isDone(decide(deps, actor, { target, id, decision, reason })) })
  return { items }
}

const isDone = (deciding: Promise<void>): Promise<boolean> =>
  deciding.then(
    () => true,
    (error: unknown) => {
      if (error instanceof Refusal) return false
      throw error
    },
  )
