import { commentTargets, socialLimits } from '@deckle/core/social/social.ts'
import * as z from 'zod/mini'
import { endpoint, type Resource } from './kit/endpoint.ts'
import { id, idParams, line, ok, optionalLine, page, pageQuery } from './kit/shapes.ts'
import { comment, FIRST_REPLIES, reason, thread } from './models/social.ts'
import { routes } from './routes.ts'

export const commentOrders = ['oldest', 'newest'] as const
export type CommentOrder = (typeof commentOrders)[number]

/** Also of articles. People are named by `@{id}`. */
export const commentText = line(socialLimits.commentText)
export const commentReply = z.object({ comment })
const onArticleParams = z.object({ id, comment_id: id })
const parent_id = z._default(z.nullable(id), null)

/** Comments on posts and articles, with one level of replies. */
export const comments = {
  list: endpoint(routes.comments.list, {
    summary: `Comments on a post or an article, each with its first ${FIRST_REPLIES} replies`,
    query: z.object({
      ...pageQuery,
      target: z.enum(commentTargets),
      id,
      order: z._default(z.enum(commentOrders), 'oldest'),
    }),
    reply: page('comments', thread),
    errors: ['not_found', 'bad_cursor'],
  }),
  replies: endpoint(routes.comments.replies, {
    summary: 'Replies to a comment, oldest first',
    params: idParams,
    query: z.object(pageQuery),
    reply: page('comments', comment),
    errors: ['not_found', 'bad_cursor'],
  }),
  show: endpoint(routes.comments.show, {
    summary: 'A comment, or the one that it replies to, with the first replies; what links to a comment leads here',
    params: idParams,
    reply: z.object({ thread }),
    errors: ['not_found'],
  }),
  create: endpoint(routes.comments.create, {
    summary: 'Comment on a post, or reply to a comment; a reply to a reply stands beside it',
    body: z.strictObject({ post_id: id, text: commentText, parent_id }),
    reply: commentReply,
    errors: ['not_found', 'rule_broken'],
  }),
  update: endpoint(routes.comments.update, {
    summary: 'Change an own comment',
    params: idParams,
    body: z.strictObject({ text: commentText }),
    reply: commentReply,
    errors: ['not_found', 'rule_broken'],
  }),
  delete: endpoint(routes.comments.delete, {
    summary: 'Delete an own comment; replies of others stay',
    params: idParams,
    reply: ok,
    errors: ['not_found'],
  }),
  hide: endpoint(routes.comments.hide, {
    summary: 'Hide a comment from its readers; its author is told why',
    params: idParams,
    body: z.strictObject({ reason }),
    reply: ok,
    errors: ['not_found'],
  }),
  restore: endpoint(routes.comments.restore, {
    summary: 'Show a hidden comment again, or settle its reports; later reports count anew',
    params: idParams,
    body: z.strictObject({ reason: z._default(optionalLine(socialLimits.reason), '') }),
    reply: ok,
    errors: ['not_found'],
  }),
  createOnArticle: endpoint(routes.comments.createOnArticle, {
    summary: 'Comment on an article, or reply to a comment on it; a reply to a reply stands beside it',
    params: idParams,
    body: z.strictObject({ text: commentText, parent_id }),
    reply: commentReply,
    errors: ['not_found', 'rule_broken'],
  }),
  updateOnArticle: endpoint(routes.comments.updateOnArticle, {
    summary: 'Change an own comment on an article',
    params: onArticleParams,
    body: z.strictObject({ text: commentText }),
    reply: commentReply,
    errors: ['not_found', 'rule_broken'],
  }),
  deleteOnArticle: endpoint(routes.comments.deleteOnArticle, {
    summary: 'Delete an own comment on an article; replies of others stay',
    params: onArticleParams,
    reply: ok,
    errors: ['not_found'],
  }),
} as const satisfies Resource<typeof routes.comments>
