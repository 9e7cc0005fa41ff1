import { type Action, type Actor, may } from '@deckle/core/access/access.ts'
import { refuse } from '@deckle/core/error.ts'
import type { Db } from '../../db/database.ts'
import { type DeckRecord, findDeck, lockDeck } from './queries.ts'

/** The deck, if it is there for the caller and the caller may do this with it; else `not_found` or `not_allowed`. */
export async function requireDeck(
  db: Db,
  actor: Actor,
  action: Action,
  id: string,
  how: { lock?: boolean; bin?: boolean } = {},
): Promise<DeckRecord> {
  const anyClient = may(actor, action, { clientId: 'another' })
  const deck = how.lock
    ? await lockDeck(db, actor.clientId, id, how)
    : await findDeck(db, anyClient ? null : actor.clientId, id, how)
  if (!deck) throw refuse('not_found', 'deck.missing')
  if (!may(actor, action, { clientId: deck.client_id, ownerId: deck.owner_id }))
    throw refuse('not_allowed', 'deck.others')
  return deck
}
