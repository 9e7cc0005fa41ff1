import type { Deps } from '../../../../deps.ts'
import type { FactorOwner } from '../challenges/challenge.ts'
import { listPasskeys } from './queries.ts'
import { relyingParty } from './relying-party.ts'

/** What a browser asks the person's passkeys for as a second factor; null where there is none. */
export async function askPasskeys({ db, env }: Pick<Deps, 'db' | 'env'>, owner: FactorOwner) {
  const passkeys = await listPasskeys(db, owner)
  if (passkeys.length === 0) return null
  const { generateAuthenticationOptions } = await import('@simplewebauthn/server')
  const options = await generateAuthenticationOptions({
    rpID: relyingParty(env).id,
    allowCredentials: passkeys.map(({ credential_id: id, transports }) => ({ id, transports })),
    userVerification: 'preferred',
  })
  return { ...options }
}
