import type { comments } from '@deckle/contract/comments.ts'
import type { Handler } from '../../../http/handler.ts'
import { refuse } from '../../../refusal.ts'
import { presentComments, presentThreads } from './present.ts'
import { findComment, listComments as listRows, listReplies as listReplyRows } from './queries.ts'
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
