import type { comments } from '@deckle/contract/comments.ts'
import type { Handler } from '../../../http/handler.ts'
import { refuse } from '../../../refusal.ts'
import { presentComments, presentThreads } from './present.ts'
import { findComment, findShownComment, listComments as listRows, listReplies as listReplyRows } from './queries.ts'
import { aboutOf, requireTarget } from './require-comment.ts'
import { addComment, changeComment, removeComment } from './write-comment.ts'

export const listComments: Handler<typeof comments.list> = async ({ deps, actor, query }) => {
  await requireTarget(deps, actor, query)
  const { rows, ...page } = await listRows(deps.db, actor, query)
  return { comments: await presentThreads(deps.db, actor, rows), ...page }
}

export const listReplies: Handler<typeof comments.replies> = async ({ deps, actor, params, query }) => {
  const parent = await findComment(deps.db, actor, params.id)
  if (!parent || (parent.state !== 'shown' && parent.replies === 0)) throw refuse('not_found')
  await requireTarget(deps, actor, aboutOf(parent))
  const { rows, ...page } = await listReplyRows(deps.db, actor, params.id, query)
  return { comments: await presentComments(deps.db, actor, rows), ...page }
}

/** One that is gone where replies to it are left; one that is hidden also for its author and moderators. */
export const showThread: Handler<typeof comments.show> = async ({ deps, actor, params }) => {
  const found = await findComment(deps.db, actor, params.id)
  if (!found) throw refuse('not_found')
  await requireTarget(deps, actor, aboutOf(found))
  const row = await findShownComment(deps.db, actor, found.parent_id ?? found.id)
  const [thread] = row ? await presentThreads(deps.db, actor, [row]) : []
  if (!thread || (thread.gone && thread.hidden === null && thread.replies === 0))
    throw refuse('not_found', 'social.comment_gone')
  return { thread }
}

export const createComment: Handler<typeof comments.create> = async ({ deps, actor, body }) => ({
  comment: await addComment(
    deps,
    actor,
    { target: 'post', id: body.post_id },
    { text: body.text, parentId: body.parent_id },
  ),
})

export const updateComment: Handler<typeof comments.update> = async ({ deps, actor, params, body }) => ({
  comment: await changeComment(deps, actor, { id: params.id }, body.text),
})

export const deleteComment: Handler<typeof comments.delete> = async ({ deps, actor, params }) => {
  await removeComment(deps, actor, { id: params.id })
  return { ok: true }
}

export const createOnArticle: Handler<typeof comments.createOnArticle> = async ({ deps, actor, params, body }) => ({
  comment: await addComment(deps, actor, onArticle(params), { text: body.text, parentId: body.parent_id }),
})

export const updateOnArticle: Handler<typeof comments.updateOnArticle> = async ({ deps, actor, params, body }) => ({
  comment: await changeComment(deps, actor, { id: params.comment_id, on: onArticle(params) }, body.text),
})

export const deleteOnArticle: Handler<typeof comments.deleteOnArticle> = async ({ deps, actor, params }) => {
  await removeComment(deps, actor, { id: params.comment_id, on: onArticle(params) })
  return { ok: true }
}

const onArticle = ({ id }: { readonly id: string }) => ({ target: 'article', id }) as const
