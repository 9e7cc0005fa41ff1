import { notify } from '../../db/listen.ts'
import type { OwnCounts } from '../social/index.ts'
import { BLOG_CHANNEL } from './state/create-blog-state.ts'

/** The same counts of articles; the public page, which shows them and the comments, is made anew on every server. */
export const countsOnPages = (counts: Omit<OwnCounts, 'evict'>): OwnCounts => ({
  ...counts,
  async add(parts, place, added, at) {
    await counts.add(parts, place, added, at)
    await notify(parts.db, BLOG_CHANNEL, `${place.clientId} ${place.id}`)
  },
  evict: ({ blog }, { clientId, id }) => blog.evictArticle(clientId, id),
})
