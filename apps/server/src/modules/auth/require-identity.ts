import type { Deps } from '../../deps.ts'
import type { SignedIn } from '../../http/handler.ts'
import { refuse } from '../../refusal.ts'
import { requirePassword } from './password/require-password.ts'
import { type CredentialsRow, findCredentialsById } from './queries.ts'
import { hasOwnPassword } from './require-own-sign-in.ts'
import { requireProof } from './second-factor/require-proof.ts'

/** Who it is, before what the session alone may not do: by password, and of who has none by a recent sign-in or second factor. */
export async function requireIdentity(
  deps: Deps,
  actor: SignedIn,
  password: string | undefined,
): Promise<CredentialsRow> {
  const found = await findCredentialsById(deps.db, actor.clientId, actor.userId)
  if (!found) throw refuse('session_expired')
  if (hasOwnPassword(found)) return requirePassword(deps, actor, password)
  await requireProof(deps, actor)
  return found
}
