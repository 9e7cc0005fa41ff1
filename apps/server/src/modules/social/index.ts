import type { comments } from '@deckle/contract/comments.ts'
import type { moderation } from '@deckle/contract/moderation.ts'
import type { posts } from '@deckle/contract/posts.ts'
import type { social } from '@deckle/contract/social.ts'
import type { Handlers } from '../../http/handler.ts'
import {
  createComment,
  createOnArticle,
  deleteComment,
  deleteOnArticle,
  listComments,
  listReplies,
  showThread,
  updateComment,
  updateOnArticle,
} from './comments/comment-calls.ts'
import { countNewerPosts, showFeed } from './feed/show-feed.ts'
import { like } from './likes/like.ts'
import { decideMany, hideComment, hidePost, restoreComment, restorePost } from './moderation/decide.ts'
import { listCases } from './moderation/list-cases.ts'
import { listMutes, mute, unmute } from './moderation/mute.ts'
import { report } from './moderation/report.ts'
import { listAudiences, listPeople, showPermissions } from './people/people-calls.ts'
import { createPost } from './posts/create-post.ts'
import { deletePost } from './posts/delete-post.ts'
import { pinPost } from './posts/pin-post.ts'
import { savePost } from './posts/save-post.ts'
import { showPost } from './posts/show-post.ts'
import { updatePost } from './posts/update-post.ts'
import { uploadPicture } from './posts/pictures/upload-picture.ts'

export { attachableCertificate, attachableCourse, attachableDeck } from './attachments/attachable.ts'
export { cardPage } from './cards/card-page.ts'
export { socialTasks } from './cards/card-task.ts'
export { eraseFromSocial } from './erase/erase-from-social.ts'
export { readPublicComments } from './comments/public-comments.ts'
export { changeLike } from './likes/like.ts'
export { findPosts } from './feed/find-posts.ts'
export { postTarget } from './posts/post-target.ts'
export { removeAllAbout } from './remove-all-about.ts'
export type { AttachableKind, OwnCounts, SocialKinds, TargetKind } from './target.ts'

export const socialHandlers: Handlers<typeof social> = {
  feed: showFeed,
  newer: countNewerPosts,
  permissions: showPermissions,
  audiences: listAudiences,
  people: listPeople,
  like,
  report,
}

export const postHandlers: Handlers<typeof posts> = {
  create: createPost,
  show: showPost,
  update: updatePost,
  delete: deletePost,
  uploadPicture,
  pin: pinPost,
  save: savePost,
  hide: hidePost,
  restore: restorePost,
}

export const commentHandlers: Handlers<typeof comments> = {
  list: listComments,
  replies: listReplies,
  create: createComment,
  update: updateComment,
  delete: deleteComment,
  hide: hideComment,
  restore: restoreComment,
  show: showThread,
  createOnArticle,
  updateOnArticle,
  deleteOnArticle,
}

export const moderationHandlers: Handlers<typeof moderation> = {
  list: listCases,
  decide: decideMany,
  mutes: listMutes,
  mute,
  unmute,
}
