import { requireAccess } from '../../../require-access.ts'
import type { UrlTarget } from '../../urls/index.ts'
import { findDeckHeader } from '../queries.ts'
import { findShortid } from './queries.ts'

/** The short id stays, whatever slug the deck has. */
export const deckUrlTarget: UrlTarget = {
  async find(db, actor, id) {
    const deck = await findDeckHeader(db, actor, id)
    return deck && { isPublished: requireAccess(actor, 'deck.publish', deck).published_version_id !== null }
  },
  async path(db, clientId, id) {
    const shortid = await findShortid(db, clientId, id)
    return shortid === null ? null : `/play/${shortid}`
  },
}
