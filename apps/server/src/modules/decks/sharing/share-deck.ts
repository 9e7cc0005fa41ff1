import type { BodyOf } from '@deckle/contract/endpoint.ts'
import type { SharePerson, Shares, sharing } from '@deckle/contract/sharing.ts'
import type { Actor } from '@deckle/core/access/access.ts'
import { refuse } from '@deckle/core/error.ts'
import type { Db } from '../../../db/database.ts'
import { transaction } from '../../../db/transaction.ts'
import type { Deps } from '../../../deps.ts'
import { sendNotification, withdrawNotifications } from '../../notifications/index.ts'
import { requireDeck } from '../require-deck.ts'
import { findOwner, findSharers, listSharers, listShares, replaceShares } from './queries.ts'

/** With whom a deck is shared from now on. What is shared with its owner says nothing and is left out. */
export async function shareDeck(
  deps: Deps,
  actor: Actor,
  id: string,
  { everyone, people }: BodyOf<typeof sharing.update>,
): Promise<Shares> {
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

export async function showShares(deps: Deps, actor: Actor, id: string): Promise<Shares> {
  const deck = await requireDeck(deps.db, actor, 'deck.share', id)
  return readShares(deps.db, deck.client_id, id)
}

const FOUND = 20

/** People to share with, by name: all of the client who can do something with a deck, but the owner. */
export async function findPeopleToShareWith(
  deps: Deps,
  actor: Actor,
  id: string,
  search: string,
): Promise<SharePerson[]> {
  const deck = await requireDeck(deps.db, actor, 'deck.share', id)
  return listSharers(deps.db, {
    clientId: deck.client_id,
    ownerId: deck.owner_id,
    search: search.trim(),
    limit: FOUND,
  })
}

async function readShares(db: Db, clientId: string, id: string): Promise<Shares> {
  const [{ everyone, ...owner }, people] = [await findOwner(db, clientId, id), await listShares(db, clientId, id)]
  return { owner, everyone, people }
}
