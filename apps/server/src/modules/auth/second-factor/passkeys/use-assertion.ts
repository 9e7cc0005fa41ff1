import type { Output } from '@deckle/contract/kit/endpoint.ts'
import type { assertion } from '@deckle/contract/models/web-authn.ts'
import type { AuthenticationResponseJSON } from '@simplewebauthn/server'
import type { Deps } from '../../../../deps.ts'
import type { FactorOwner } from '../challenges/challenge.ts'
import { findPasskey, setPasskeyUsed } from './queries.ts'
import { relyingParty } from './relying-party.ts'

export type Assertion = Output<typeof assertion>

interface Asked {
  /** In base64url, or a check of it. */
  readonly challenge: string | ((challenge: string) => boolean)
  /** The passkey must have verified its user, by a finger or a PIN. */
  readonly isVerified?: boolean
}

/** Whether one of the person's passkeys signed the challenge here. The caller lets each challenge be used once. */
export async function useAssertion(
  { db, env, now }: Pick<Deps, 'db' | 'env' | 'now'>,
  owner: FactorOwner,
  given: Assertion,
  { challenge, isVerified = false }: Asked,
): Promise<boolean> {
  const passkey = await findPasskey(db, owner, given.id)
  if (!passkey) return false
  const { id, origin } = relyingParty(env)
  const { verifyAuthenticationResponse } = await import('@simplewebauthn/server')
  const { verified, authenticationInfo: info } = await verifyAuthenticationResponse({
    response: given as AuthenticationResponseJSON,
    expectedChallenge: challenge,
    expectedOrigin: origin,
    expectedRPID: id,
    credential: {
      id: passkey.credential_id,
      publicKey: new Uint8Array(passkey.public_key),
      counter: passkey.counter,
    },
    requireUserVerification: isVerified,
  }).catch(() => refused)
  if (!verified || !info) return false
  await setPasskeyUsed(db, passkey, info.newCounter, now())
  return true
}

/** The library throws for what does not fit: another site, another challenge, a counter that went back. */
const refused = { verified: false, authenticationInfo: null }
