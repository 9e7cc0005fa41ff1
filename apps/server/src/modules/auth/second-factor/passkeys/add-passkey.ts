import type { second_factor } from '@deckle/contract/second-factor.ts'
import type { RegistrationResponseJSON } from '@simplewebauthn/server'
import { transaction } from '../../../../db/transaction.ts'
import type { Deps } from '../../../../deps.ts'
import type { Handler } from '../../../../http/handler.ts'
import { preferredLanguage } from '../../../../http/language.ts'
import { refuse } from '../../../../refusal.ts'
import { findSignedInUser } from '../../queries.ts'
import { openChallenge, tryOwnChallenge } from '../challenges/challenge.ts'
import { redeemChallenge } from '../challenges/queries.ts'
import { afterAdding, lockFactors } from '../change-factors.ts'
import { requireProof } from '../require-proof.ts'
import { presentFactors } from '../show-factors.ts'
import { insertPasskey, listPasskeys } from './queries.ts'
import { relyingParty } from './relying-party.ts'
import { userHandle } from './user-handle.ts'

const MOST_PASSKEYS = 20

export const beginPasskey: Handler<typeof second_factor.beginPasskey> = async ({ deps, actor }) => {
  await requireProof(deps, actor)
  const user = await findSignedInUser(deps.db, actor.clientId, actor.userId)
  if (!user) throw refuse('session_expired')
  const passkeys = await listPasskeys(deps.db, actor)
  if (passkeys.length >= MOST_PASSKEYS) throw refuse('rule_broken', `factor.many|max=${MOST_PASSKEYS}`)
  const { generateRegistrationOptions } = await import('@simplewebauthn/server')
  const options = await generateRegistrationOptions({
    rpName: user.branding.name,
    rpID: relyingParty(deps.env).id,
    userName: user.email,
    userDisplayName: `${user.first_name} ${user.last_name}`.trim(),
    userID: userHandle(actor),
    excludeCredentials: passkeys.map(({ credential_id: id, transports }) => ({ id, transports })),
    authenticatorSelection: { residentKey: 'preferred', userVerification: 'preferred' },
  })
  return {
    challenge: await openChallenge(deps, actor, 'passkey', { data: options.challenge }),
    options: { ...options },
  }
}

export const confirmPasskey: Handler<typeof second_factor.confirmPasskey> = async ({ deps, actor, body, request }) => {
  await requireProof(deps, actor)
  const challenge = await tryOwnChallenge(deps, actor, body.challenge, 'passkey')
  if (!challenge?.data) throw refuse('rule_broken', 'factor.over')
  const passkey = await readAttestation(deps, body.attestation as RegistrationResponseJSON, challenge.data)
  if (!passkey) throw refuse('rule_broken', 'factor.passkey_failed')
  const { name } = body
  const language = preferredLanguage(request.header('accept-language'))
  const codes = await transaction(deps.db, async (trx) => {
    await lockFactors(trx, actor)
    if (!(await redeemChallenge(trx, challenge, deps.now()))) throw refuse('rule_broken', 'factor.over')
    const { clientId: client_id, userId: user_id } = actor
    const row = { client_id, user_id, id: deps.newId(), name, created_at: deps.now(), ...passkey }
    if (!(await insertPasskey(trx, row))) throw refuse('rule_broken', 'factor.passkey_failed')
    return afterAdding(trx, deps, actor, { mail: 'passkeyAdded', language, name })
  })
  return { factors: await presentFactors(deps, actor), recovery_codes: codes }
}

/** Null where the browser's answer is not for this challenge, or not of this site. */
async function readAttestation({ env }: Pick<Deps, 'env'>, response: RegistrationResponseJSON, challenge: string) {
  const { id, origin } = relyingParty(env)
  const { verifyRegistrationResponse } = await import('@simplewebauthn/server')
  const { registrationInfo: info } = await verifyRegistrationResponse({
    response,
    expectedChallenge: challenge,
    expectedOrigin: origin,
    expectedRPID: id,
    requireUserVerification: false,
  }).catch(() => ({ registrationInfo: undefined }))
  if (!info) return null
  return {
    credential_id: info.credential.id,
    public_key: Buffer.from(info.credential.publicKey),
    counter: info.credential.counter,
    transports: [...(info.credential.transports ?? [])],
    synced: info.credentialBackedUp,
  }
}
