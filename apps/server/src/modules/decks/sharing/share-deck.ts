import type { sharing } from '@deckle/contract/sharing.ts'
import { refuse } from '../../../refusal.ts'
import { transaction } from '../../../db/transaction.ts'
import type { Handler } from '../../../http/handler.ts'
import { sendNotification, withdrawNotifications } from '../../notifications/index.ts'
import { requireDeck } from '../require-deck.ts'
import { findSharers, replaceShares } from './queries.ts'
import { readShares } from './read-shares.ts'

/** With whom a deck is shared from now on. What is shared with its owner says nothing and is left out. */
export const shareDeck: Handler<typeof sharing.update> = async ({ deps, actor, params: { id }, body }) => {
  const { everyone, people } = body
  return transaction(deps.db, async (open) => {
    const deck = await requireDeck(open, actor, 'deck.share', id, { lock: true })
    const wanted = new Map(people.map(({ user_id, can }) => [user_id.toLowerCase(), can]))
    wanted.delete(deck.owner_id)
    const known = await findSharers(open, deck.client_id, id, [...wanted.keys()])
    if (known.size < wanted.size)
      throw refuse('rule_broken', { message: 'sharing.person', fields: { people: 'sharing.person' } })
    const key = { clientId: deck.client_id, deckId: id, by: actor.userId, at: deps.now() }
    const lost = await replaceShares(open, key, { everyone, people: wanted })
    const got = [...known].flatMap(([userId, had]) => (had || userId === actor.userId ? [] : [userId]))
    const about = { clientId: deck.client_id, type: 'shared', link: `/contentEditor/${id}` } as const
    // One notification per new share; an unread one is deleted when its share is revoked.
    await withdrawNotifications(open, { ...about, userIds: lost })
    await sendNotification(open, deps, got, { ...about, title: deck.content.name, actorId: actor.userId })
    return readShares(open, deck.client_id, id)
  })
}
