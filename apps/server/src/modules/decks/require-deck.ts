import type { Scoped } from '../../db/reach.ts'
import { type Action, hasReach } from '@deckle/core/access/access.ts'
import type { Db } from '../../db/database.ts'
import { requireAccess } from '../../require-access.ts'
import { type DeckHeader, type DeckRecord, findDeck, findDeckHeader, lockDeck } from './queries.ts'

/** Refuses with `not_found` if the actor may not see the deck, with `not_allowed` if they may not do this. */
export async function requireDeck(
  db: Db,
  actor: Scoped,
  action: Action,
  id: string,
  how: { lock?: boolean; bin?: boolean } = {},
): Promise<DeckRecord> {
  const anyClient = hasReach(actor, action, 'any')
  const deck = await (how.lock ? lockDeck(db, actor, id, how) : findDeck(db, actor, id, { ...how, anyClient }))
  return requireAccess(actor, action, deck, refusals)
}

/** `requireDeck` without the content, which may have megabytes. */
export async function requireDeckHeader(db: Db, actor: Scoped, action: Action, id: string): Promise<DeckHeader> {
  const deck = await findDeckHeader(db, actor, id, { anyClient: hasReach(actor, action, 'any') })
  return requireAccess(actor, action, deck, refusals)
}

const refusals = { missing: 'deck.missing', refused: 'deck.others' } as const
