import type { Factors, second_factor } from '@deckle/contract/second-factor.ts'
import type { Deps } from '../../../deps.ts'
import type { Handler, SignedIn } from '../../../http/handler.ts'
import { refuse } from '../../../refusal.ts'
import { type CredentialsRow, findCredentialsById, findSignedInUser, isLinkedTo } from '../queries.ts'
import { directoryLabel, hasOwnPassword, isDirectoryOnly } from '../require-own-sign-in.ts'
import { dueOf } from './factor-state.ts'
import { listPasskeys } from './passkeys/queries.ts'
import { countRecoveryCodes, findTotp } from './queries.ts'
import { isProven } from './require-proof.ts'

export const showFactors: Handler<typeof second_factor.show> = async ({ deps, actor }) => ({
  factors: await presentFactors(deps, actor),
})

export async function presentFactors(deps: Deps, actor: SignedIn): Promise<Factors> {
  const { db } = deps
  const user = await findSignedInUser(db, actor.clientId, actor.userId)
  const credentials = await findCredentialsById(db, actor.clientId, actor.userId)
  if (!user || !credentials) throw refuse('session_expired')
  const totp = await findTotp(db, actor)
  const passkeys = await listPasskeys(db, actor)
  const directory = await directoryOf(deps, credentials)
  return {
    totp: totp ? { confirmedAt: totp.confirmed_at.toISOString(), lastUsedAt: isoOf(totp.last_used_at) } : null,
    passkeys: passkeys.map(({ id, name, created_at, last_used_at, synced }) => ({
      id,
      name,
      createdAt: created_at.toISOString(),
      lastUsedAt: isoOf(last_used_at),
      synced,
    })),
    recovery_codes: await countRecoveryCodes(db, actor),
    required: user.second_factor_reset || dueOf(user) !== null,
    proven: await isProven(deps, actor),
    proofs: proofsOf({ credentials, totp: totp !== undefined, passkey: passkeys.length > 0, directory }),
    has_password: hasOwnPassword(credentials),
    directory,
  }
}

interface Provable extends Pick<Factors, 'directory'> {
  readonly credentials: CredentialsRow
  readonly totp: boolean
  readonly passkey: boolean
}

/** Neither the password nor the directory proves anything that a second factor protects (decisions.md §7). */
function proofsOf({ credentials, totp, passkey, directory }: Provable): Factors['proofs'] {
  const hasFactor = totp || passkey
  return [
    ...(!hasFactor && hasOwnPassword(credentials) ? ['password' as const] : []),
    ...(totp ? ['totp' as const] : []),
    ...(passkey ? ['passkey' as const] : []),
    ...(hasFactor ? ['recovery_code' as const] : []),
    ...(!hasFactor && directory ? ['directory' as const] : []),
  ]
}

async function directoryOf({ db }: Deps, person: CredentialsRow): Promise<Factors['directory']> {
  const { client_id, id, sso } = person
  const only = isDirectoryOnly(person)
  if (!sso || !(only || (await isLinkedTo(db, { client_id, user_id: id, issuer: sso.issuer })))) return null
  return { client: person.slug ?? client_id, label: directoryLabel(person), only }
}

const isoOf = (at: Date | null): string | null => at?.toISOString() ?? null
