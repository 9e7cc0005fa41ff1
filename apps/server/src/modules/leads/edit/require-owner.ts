import { refuse } from '../../../refusal.ts'
import { findOwner } from './queries.ts'
import type { LeadsDb } from '../queries.ts'

/** The name of who is to look after leads: an active person of the client who may have decks. */
export async function requireOwner(db: LeadsDb, clientId: string, id: string): Promise<string> {
  const owner = await findOwner(db, clientId, id)
  if (!owner) throw refuse('rule_broken', { message: 'user.gone', fields: { owner: 'user.gone' } })
  return owner.name
}
