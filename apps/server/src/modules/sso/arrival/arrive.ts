import { arrivalOf, type DirectoryPerson, isSharedIssuer, personFromClaims } from '@deckle/core/sso/sso.ts'
import type { StoredSso } from '../../../db/json-columns.ts'
import type { Db } from '../../../db/database.ts'
import { transaction } from '../../../db/transaction.ts'
import type { Deps } from '../../../deps.ts'
import { type Message, refuse } from '../../../refusal.ts'
import { audit } from '../../admin/index.ts'
import { confirmUser, listEmailOwners } from '../../auth/index.ts'
import { lockClient } from '../../clients/index.ts'
import { addDirectoryUser, findUser, updateDirectoryUser, type UserRecord } from '../../users/index.ts'
import type { ProvedClaims } from '../provider/read-claims.ts'
import { findAccountOwner, hasAccount, insertAccount, touchAccount } from '../queries.ts'
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
 * The id of the person whom the provider has named: by the account that an earlier sign-in linked, else by the address,
 * else a new person. The client's lock makes one of many first sign-ins at once.
 */
export async function arrive(
  deps: Deps,
  client: { readonly id: string; readonly sso: StoredSso; readonly sso_only: boolean },
  { subject, claims, domains }: Arriving,
): Promise<string> {
  const { issuer, claims: mapping } = client.sso
  requireOwnPeople(issuer, claims, domains)
  const named = { client_id: client.id, issuer, subject, person: personFromClaims(claims, mapping), domains }
  return transaction(deps.db, async (trx) => {
    await lockClient(trx, client.id)
    const known = await findAccountOwner(trx, named)
    const found = known === undefined ? undefined : await findUser(trx, client.id, known)
    const user = found ?? (await linkOrAdd(trx, deps, named))
    if (found) await touchAccount(trx, named, deps.now())
    if (user.active && user.license_type !== 'Superadmin') {
      await updateDirectoryUser(trx, deps, user, { person: named.person, updates: mapping.updates })
      await followAddress(trx, deps, user, { ...named, sso_only: client.sso_only })
    }
    return user.id
  })
}

/** Where anybody may have an account, the organisation must be the client's (`hd` of Google Workspace). */
function requireOwnPeople(issuer: string, claims: Arriving['claims'], domains: readonly string[]): void {
  const { hd } = claims
  if (isSharedIssuer(issuer) && !(typeof hd === 'string' && domains.includes(hd.toLowerCase())))
    throw refuse('sso_failed', 'sso.foreign_domain')
}

async function linkOrAdd(trx: Db, deps: Deps, named: Named): Promise<UserRecord> {
  const { client_id, person, domains } = named
  const [owner] = person.email === '' ? [] : await listEmailOwners(trx, [person.email])
  const arrival = arrivalOf(person, { domains, exists: owner !== undefined })
  if (arrival !== 'create' && arrival !== 'link') throw refuse('sso_failed', refusals[arrival])
  if (owner && owner.client_id !== client_id) throw refuse('sso_failed', 'sso.address_in_use')
  const user = owner ? await linkable(trx, named, owner.user_id) : await addDirectoryUser(trx, deps, client_id, person)
  await insertAccount(trx, {
    client_id,
    id: deps.newId(),
    user_id: user.id,
    issuer: named.issuer,
    subject: named.subject,
    created_at: deps.now(),
  })
  if (owner)
    await audit(trx, deps, { clientId: client_id, userId: user.id }, { action: 'user.linked', subject: user.id })
  return user
}

/** A Superadmin is nobody's directory's; an address that was given to somebody else stays with who had it first. */
async function linkable(trx: Db, { client_id, issuer }: Named, userId: string): Promise<UserRecord> {
  const user = await findUser(trx, client_id, userId)
  if (!user || !user.active) throw refuse('account_deactivated')
  if (user.license_type === 'Superadmin') throw refuse('sso_failed', 'sso.not_linked')
  if (await hasAccount(trx, client_id, userId, issuer)) throw refuse('sso_failed', 'sso.not_linked')
  if (!user.confirmed) await confirmUser(trx, client_id, userId)
  return user
}

const refusals = {
  no_email: 'sso.no_email',
  unverified: 'sso.unverified',
  foreign_domain: 'sso.foreign_domain',
} as const satisfies Record<string, Message>
