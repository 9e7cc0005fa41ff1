import { type Action, hasReach, may, type Subject } from '@deckle/core/access/access.ts'
import { refuse } from '../../refusal.ts'
import type { Db } from '../../db/database.ts'
import type { SignedIn } from '../../http/handler.ts'
import { type ClientRecord, findClient } from './queries.ts'

/** The client, if it is the caller's own or the action reaches any (else `not_found`) and the caller may do this (else `not_allowed`). */
export async function requireClient(db: Db, actor: SignedIn, action: Action, id: string): Promise<ClientRecord> {
  const isSeen = id.toLowerCase() === actor.clientId || hasReach(actor, action, 'any')
  const client = isSeen ? await findClient(db, id) : undefined
  if (!client) throw refuse('not_found')
  if (!may(actor, action, subjectOf(client))) throw refuse('not_allowed')
  return client
}

/** A client as `may` asks about it: it is its owner's. */
export function subjectOf(client: ClientRecord): Subject {
  return { clientId: client.id, ownerId: client.owner_id }
}
