import type { Deps } from '../../../deps.ts'
import { type Refusal, refuse } from '../../../refusal.ts'
import { type CredentialsRow, listHelpers } from '../queries.ts'
import type { DirectorySignIn } from '../sign-in/directory-sign-in.ts'
import { openChallenge } from './challenges/challenge.ts'
import { askPasskeys } from './passkeys/ask-passkeys.ts'
import { findTotp } from './queries.ts'

/**
 * The refusal of a sign-in that needs a second factor, with the challenge to answer (decisions.md §1), and with the names
 * of those who help where all factors are lost: whoever comes as far has proved the first one.
 */
export async function askForFactor(deps: Deps, person: CredentialsRow, directory?: DirectorySignIn): Promise<Refusal> {
  const { client_id, id } = person
  const owner = { clientId: client_id, userId: id }
  const totp = await findTotp(deps.db, owner)
  const passkey = await askPasskeys(deps, owner)
  const challenge = await openChallenge(deps, owner, 'sign_in', {
    data: passkey?.challenge ?? null,
    ssoAccountId: directory?.accountId ?? null,
  })
  const methods = [...(totp ? ['totp'] : []), ...(passkey ? ['passkey'] : []), 'recovery_code']
  const helpers = await listHelpers(deps.db, person, deps.now())
  return refuse('second_factor', {
    data: { challenge, methods, helpers, ...(passkey && { passkey }), ...(directory && { back: directory.back }) },
  })
}
