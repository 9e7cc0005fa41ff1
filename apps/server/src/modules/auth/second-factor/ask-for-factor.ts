import type { Deps } from '../../../deps.ts'
import { type Refusal, refuse } from '../../../refusal.ts'
import type { CredentialsRow } from '../queries.ts'
import { openChallenge } from './challenges/challenge.ts'
import { askPasskeys } from './passkeys/ask-passkeys.ts'
import { findTotp } from './queries.ts'

/** The refusal of a sign-in that needs a second factor, with the challenge to answer (decisions.md §1). */
export async function askForFactor(deps: Deps, { client_id, id }: CredentialsRow): Promise<Refusal> {
  const owner = { clientId: client_id, userId: id }
  const totp = await findTotp(deps.db, owner)
  const passkey = await askPasskeys(deps, owner)
  const challenge = await openChallenge(deps, owner, 'sign_in', passkey?.challenge ?? null)
  const methods = [...(totp ? ['totp'] : []), ...(passkey ? ['passkey'] : []), 'recovery_code']
  return refuse('second_factor', { data: { challenge, methods, ...(passkey && { passkey }) } })
}
