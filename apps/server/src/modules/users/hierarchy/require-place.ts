import { hasReach, may } from '@deckle/core/access/access.ts'
import type pg from 'pg'
import { isAtOrBelow } from '../../../db/person-path.ts'
import type { SignedIn } from '../../../http/handler.ts'
import { refuse } from '../../../refusal.ts'
import { findPlace, type Place } from './queries.ts'

/** A person's place in the hierarchy. Refuses with `not_found` if the actor may not see the person. */
export async function requirePlace(pool: pg.Pool, actor: SignedIn, id: string): Promise<Place> {
  if (id === actor.userId) return { client_id: actor.clientId, id, path: actor.path }
  const place = await findPlace(pool, hasReach(actor, 'user.read', 'any') ? null : actor.clientId, id)
  if (!place || place.deleted_at !== null) throw refuse('not_found')
  const isBelow = isAtOrBelow(place.path, actor.path)
  if (!may(actor, 'user.read', { clientId: place.client_id, ownerId: id, isBelow })) throw refuse('not_found')
  return place
}
