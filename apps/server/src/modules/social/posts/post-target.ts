import type { TargetKind } from '../target.ts'
import { listSeenBy } from '../readers/queries.ts'
import { excerpt } from '../excerpt.ts'
import { findPost } from './queries.ts'
import { isMeantFor } from './require-post.ts'

export const postTarget: TargetKind = {
  async find(db, actor, id, { lock = false } = {}) {
    const post = await findPost(db, actor, id, { lock: lock ? 'share' : undefined })
    if (!post || post.state !== 'shown' || !(await isMeantFor(db, actor, post))) return undefined
    return { ownerId: post.owner_id, text: excerpt(post.text), link: `/feed?post=${id}`, isOpen: true }
  },
  seenBy: listSeenBy,
}
