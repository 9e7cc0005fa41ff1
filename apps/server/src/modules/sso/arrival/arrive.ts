import { arrivalOf, type DirectoryPerson, isSharedIssuer, personFromClaims } from '@deckle/core/sso/sso.ts'
import type { StoredSso } from '../../../db/json-columns.ts'
import type { Db } from '../../../db/database.ts'
import { transaction } from '../../../db/transaction.ts'
import type { Deps } from '../../../deps.ts'
import { type Message, refuse } from '../../../refusal.ts'
import { audit } from '../../admin/index.ts'
import { confirmPerson, findCredentialsById, listEmailOwners } from '../../auth/index.ts'
import { lockClient } from '../../clients/index.ts'
import { addDirectoryUser, findUser, updateDirectoryUser, type UserRecord } from '../../users/index.ts'
import type { ProvedClaims } from '../provider/read-claims.ts'
import { findLinkedAccount, hasAccount, insertAccount, type LinkedAccount, touchAccount } from '../queries.ts'
import { followAddress } from './follow-address.ts'

interface Arriving extends Pick<ProvedClaims, 'subject' | 'claims'> {
  /** That the client has proved. */
  readonly domains: readonly string[]
}

interface Named {
  readonly client_id: string
  readonly issuer: string
  readonly subject: string
  readonly person: DirectoryPerson
  readonly domains: readonly string[]
}

/**
 * The linked account of the person in the claims: from an earlier sign-in, else a new link by the address, else of a new
 * person. The client's lock serialises concurrent first sign-ins.
 */
export async function arrive(
  deps: Deps,
  client: { readonly id: string; readonly sso: StoredSso; readonly sso_only: boolean },
  { subject, claims, domains }: Arriving,
): Promise<LinkedAccount> {
  const { issuer, claims: mapping } = client.sso
  requireOwnPeople(issuer, claims, domains)
  const named = { client_id: client.id, issuer, subject, person: personFromClaims(claims, mapping), domains }
  return transaction(deps.db, async (trx) => {
    await lockClient(trx, client.id)
    const known = await findLinkedAccount(trx, named)
    const found = known && (await findUser(trx, client.id, known.user_id))
    const user = found ?? (await linkableOrNew(trx, deps, named))
    const account = known && found ? known : await link(trx, deps, named, user)
    if (found) await touchAccount(trx, named, deps.now())
    if (user.active && user.license_type !== 'Superadmin') {
      await updateDirectoryUser(trx, deps, user, { person: named.person, updates: mapping.updates })
      await followAddress(trx, deps, user, { ...named, sso_only: client.sso_only })
    }
    return account
  })
}

/** Where anybody may have an account, the organisation must be the client's (`hd` of Google Workspace). */
function requireOwnPeople(issuer: string, claims: Arriving['claims'], domains: readonly string[]): void {
  const { hd } = claims
  if (isSharedIssuer(issuer) && !(typeof hd === 'string' && domains.includes(hd.toLowerCase())))
    throw refuse('sso_failed', 'sso.foreign_domain')
}

async function linkableOrNew(trx: Db, deps: Deps, named: Named): Promise<UserRecord> {
  const { client_id, person, domains } = named
  const [owner] = person.email === '' ? [] : await listEmailOwners(trx, [person.email])
  const arrival = arrivalOf(person, { domains, exists: owner !== undefined })
  if (arrival !== 'create' && arrival !== 'link') throw refuse('sso_failed', refusals[arrival])
  if (owner && owner.client_id !== client_id) throw refuse('sso_failed', 'sso.address_in_use')
  if (!owner) return addDirectoryUser(trx, deps, client_id, person)
  const user = await linkable(trx, deps, named, owner.user_id)
  await audit(trx, deps, { clientId: client_id, userId: user.id }, { action: 'user.linked', subject: user.id })
  return user
}

/** The provider alone doesn't sign in a person who has a second factor: the first time that is asked for too. */
async function link(trx: Db, deps: Deps, named: Named, { id: user_id }: UserRecord): Promise<LinkedAccount> {
  const { client_id, issuer, subject } = named
  const credentials = await findCredentialsById(trx, client_id, user_id)
  const account = { id: deps.newId(), user_id, proven: credentials?.second_factor_at == null }
  await insertAccount(trx, { client_id, issuer, subject, ...account, created_at: deps.now() })
  return account
}

/** A Superadmin is nobody's directory's; an address that was given to somebody else stays with who had it first. */
async function linkable(trx: Db, deps: Deps, { client_id, issuer }: Named, userId: string): Promise<UserRecord> {
  const user = await findUser(trx, client_id, userId)
  if (!user || !user.active) throw refuse('account_deactivated')
  if (user.license_type === 'Superadmin') throw refuse('sso_failed', 'sso.not_linked')
  if (await hasAccount(trx, client_id, userId, issuer)) throw refuse('sso_failed', 'sso.not_linked')
  if (!user.confirmed) await confirmPerson(trx, { client_id, user_id: userId, now: deps.now(), browser: null })
  return user
}

const refusals = {
  no_email: 'sso.no_email',
  unverified: 'sso.unverified',
  foreign_domain: 'sso.foreign_domain',
} as const satisfies Record<string, Message>
