import type { sharing } from '@deckle/contract/sharing.ts'
import { refuse } from '../../../refusal.ts'
import { transaction } from '../../../db/transaction.ts'
import type { Handler } from '../../../http/handler.ts'
import { sendNotification, withdrawNotifications } from '../../notifications/index.ts'
import { requireDeck } from '../require-deck.ts'
import { findShareable, replaceShares } from './queries.ts'
import { readShares } from './read-shares.ts'

/** Replaces with whom a deck is shared. A share with its owner is ignored. */
export const shareDeck: Handler<typeof sharing.update> = async ({ deps, actor, params: { id }, body }) => {
  const { everyone, people } = body
  return transaction(deps.db, async (open) => {
    const deck = await requireDeck(open, actor, 'deck.share', id, { lock: true })
    const wanted = new Map(people.map(({ user_id, can }) => [user_id.toLowerCase(), can]))
    wanted.delete(deck.owner_id)
    const known = await findShareable(open, deck.client_id, id, [...wanted.keys()])
    if (known.size < wanted.size)
      throw refuse('rule_broken', { message: 'sharing.person', fields: { people: 'sharing.person' } })
    const key = { clientId: deck.client_id, deckId: id, by: actor.userId, at: deps.now() }
    const removed = await replaceShares(open, key, { everyone, people: wanted })
    const added = [...known].flatMap(([userId, isShared]) => (isShared || userId === actor.userId ? [] : [userId]))
    const about = { clientId: deck.client_id, type: 'shared', link: `/contentEditor/${id}` } as const
    // One notification per new share; an unread one is deleted when its share is revoked.
    await withdrawNotifications(open, { ...about, userIds: removed })
    await sendNotification(open, deps, added, { ...about, title: deck.content.name, actorId: actor.userId })
    return readShares(open, deck.client_id, id)
  })
}
