import { normaliseEmail } from '@deckle/core/text/email-address.ts'
import type { Deps } from '../../../deps.ts'
import type { SignedIn } from '../../../http/handler.ts'
import { refuse } from '../../../refusal.ts'
import { findCredentialsById } from '../queries.ts'
import { findProof } from './queries.ts'

/** Milliseconds after a sign-in or a proof within which second factors may be changed. */
const proofLife = 10 * 60_000

export async function isProven({ db, now }: Pick<Deps, 'db' | 'now'>, actor: SignedIn): Promise<boolean> {
  const session = await findProof(db, actor.clientId, actor.sessionId)
  return session?.proven_at != null && now().getTime() - session.proven_at.getTime() < proofLife
}

/** Refuses without a recent proof, and for the guest, whose account others share. */
export async function requireProof(deps: Deps, actor: SignedIn): Promise<void> {
  const person = await findCredentialsById(deps.db, actor.clientId, actor.userId)
  if (person?.email === (deps.env.guest && normaliseEmail(deps.env.guest.email)))
    throw refuse('rule_broken', 'factor.guest')
  if (!(await isProven(deps, actor))) throw refuse('proof_needed')
}
