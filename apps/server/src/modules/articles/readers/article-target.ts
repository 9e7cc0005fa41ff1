import type { OwnCounts, TargetKind } from '../../social/index.ts'
import { addToCounts, countLikes, findPublishedTarget, isPublished, listReaders, refreshScores } from './queries.ts'

/** Published articles, which everybody of the client reads, comments on and likes. */
export const articleTarget: TargetKind = {
  async find(db, { clientId }, id, { lock = false } = {}) {
    const key = { clientId, id: id.toLowerCase() }
    if (lock && !(await isPublished(db, key, { lock }))) return undefined
    const found = await findPublishedTarget(db, key)
    return (
      found && {
        ownerId: found.owner_id,
        text: found.title,
        link: `/articles/${key.id}/show`,
        isOpen: found.takes_comments,
      }
    )
  },
  seenBy: (db, clientId, _id, userIds) => listReaders(db, clientId, userIds),
}

/** Popularity follows from them. */
export const articleCounts: Omit<OwnCounts, 'evict'> = {
  async add({ db, now }, place, added, at) {
    if (!added.likes && !added.comments) return
    await addToCounts(db, place, added, at)
    await refreshScores(db, place.clientId, [place.id], now())
  },
  likes: countLikes,
}
