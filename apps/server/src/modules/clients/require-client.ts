import { type Action, hasReach, may, type Subject } from '@deckle/core/access/access.ts'
import { refuse } from '../../refusal.ts'
import type { Db } from '../../db/database.ts'
import type { SignedIn } from '../../http/handler.ts'
import { type ClientRecord, findClient } from './queries.ts'

/** Refuses with `not_found` outside the actor's reach, with `not_allowed` where the actor may not do this. */
export async function requireClient(db: Db, actor: SignedIn, action: Action, id: string): Promise<ClientRecord> {
  const isSeen = id.toLowerCase() === actor.clientId || hasReach(actor, action, 'any')
  const client = isSeen ? await findClient(db, id) : undefined
  if (!client) throw refuse('not_found')
  if (!may(actor, action, subjectOf(client))) throw refuse('not_allowed')
  return client
}

/** For `may`: a client belongs to its owner. */
export function subjectOf(client: ClientRecord): Subject {
  return { clientId: client.id, ownerId: client.owner_id }
}
