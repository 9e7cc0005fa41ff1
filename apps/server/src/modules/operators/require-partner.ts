import { refuse } from '../../refusal.ts'
import type { SignedIn } from '../../http/handler.ts'
import { findClient, type OperatorsDb } from './queries.ts'

/** A partner is a client on the plan `partner`; its Admins and owner may open clients. */
export async function requirePartner(db: OperatorsDb, actor: Pick<SignedIn, 'clientId'>): Promise<void> {
  const own = await findClient(db, actor.clientId)
  if (own?.plan !== 'partner') throw refuse('not_allowed', 'client.not_partner')
}
