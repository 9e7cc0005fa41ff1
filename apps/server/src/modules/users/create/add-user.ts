import type { BodyOf } from '@deckle/contract/kit/endpoint.ts'
import type { users } from '@deckle/contract/users.ts'
import { actorRank, licenseRank, type LicenseType, licenseTypes, may } from '@deckle/core/access/access.ts'
import type { InterfaceLanguage } from '@deckle/core/text/interface-language.ts'
import { capitalise, splitName } from '@deckle/core/text/name.ts'
import { refuse } from '../../../refusal.ts'
import type { Db } from '../../../db/database.ts'
import { transaction } from '../../../db/transaction.ts'
import type { Deps } from '../../../deps.ts'
import type { SignedIn } from '../../../http/handler.ts'
import { hashPassword } from '../../../platform/passwords/passwords.ts'
import { audit } from '../../admin/index.ts'
import { addInvitation, checkPassword } from '../../auth/index.ts'
import { notePeopleChanged } from '../../enrolments/index.ts'
import { enforceLimit } from '../../licences/index.ts'
import { tagPerson } from '../../tags/index.ts'
import { detailsToStore } from '../fields/details-to-store.ts'
import { findUser, type UserRecord } from '../queries.ts'
import { requireGrant } from '../require-grant.ts'
import { storeUser } from './store-user.ts'

export type NewUserBody = BodyOf<typeof users.create>

interface Adding {
  /** Language of the invitation mail. */
  readonly language: InterfaceLanguage
  /** Runs in the same transaction. */
  readonly also?: (trx: Db, user: UserRecord) => Promise<void>
}

/** Into the actor's own client, with at most the actor's licence type. */
export async function addUser(
  deps: Deps,
  actor: SignedIn,
  body: NewUserBody,
  { language, also }: Adding,
): Promise<UserRecord> {
  if (!may(actor, 'user.create', { clientId: actor.clientId, ownerId: null })) throw refuse('not_allowed')
  const license_type = typeOf(actor, body)
  requireGrant(actor, null, license_type)
  const [names, username] = [namesOf(body), body.username?.trim() ?? body.email]
  const password_hash = await passwordOf(body, { username, ...names, license_type })
  return transaction(deps.db, async (trx) => {
    await enforceLimit(trx, deps, 'maxUsers', actor)
    const manager = await findNewManager(trx, actor.clientId, body.manager ?? null)
    const [id, now] = [deps.newId(), deps.now()]
    await storeUser(trx, {
      client_id: actor.clientId,
      id,
      email: body.email,
      username,
      ...names,
      password_hash,
      manager_id: manager?.id ?? null,
      manager_path: manager?.path ?? null,
      license_type,
      confirmed: password_hash !== null,
      ...(body.invite === true && { invited_at: now }),
      details: await detailsToStore(trx, { clientId: actor.clientId, before: {}, role: 'Admin' }, body.details ?? {}),
      created_at: now,
    })
    await audit(trx, deps, actor, { action: 'user.create', subject: id, detail: { license_type } })
    if (body.tags) await tagPerson(trx, { clientId: actor.clientId, userId: id }, body.tags)
    if (body.invite === true) await addInvitation(deps, trx, { clientId: actor.clientId, userId: id }, language)
    const user = (await findUser(trx, actor.clientId, id)) as UserRecord
    await also?.(trx, user)
    await notePeopleChanged(trx, deps, actor.clientId, [id])
    return user
  })
}

/** Uses only the type of `license`, and only if the actor may grant it (decisions.md §1). */
function typeOf(actor: SignedIn, { license_type, license }: NewUserBody): LicenseType {
  const named = licenseTypes.find((type) => type === license?.license_type)
  const isOwnAtMost = named !== undefined && licenseRank(named) <= actorRank(actor)
  return license_type ?? (isOwnAtMost ? named : 'Learner')
}

/** Null for invited people, who set it by the mailed link. */
async function passwordOf(
  { email, password, invite }: NewUserBody,
  { license_type, ...person }: Pick<UserRecord, 'username' | 'first_name' | 'last_name' | 'license_type'>,
): Promise<string | null> {
  if (invite === true && password === undefined) return null
  const about = { email, ...person, isSuperadmin: license_type === 'Superadmin' }
  return hashPassword(await checkPassword(requirePassword(password), about))
}

export function requirePassword(password: string | undefined): string {
  if (password === undefined)
    throw refuse('rule_broken', { message: 'password.missing', fields: { password: 'password.missing' } })
  return password
}

async function findNewManager(trx: Db, clientId: string, id: string | null): Promise<UserRecord | null> {
  if (id === null) return null
  const manager = await findUser(trx, clientId, id)
  if (!manager || manager.deleted_at !== null)
    throw refuse('rule_broken', { message: 'manager.unknown', fields: { manager: 'manager.unknown' } })
  return manager
}

/**
 * A full name is split and capitalised (product.md §5); otherwise its parts are capitalised, and a missing last name is
 * a blank.
 */
export function namesOf({
  name,
  first_name,
  last_name,
  email,
}: Pick<NewUserBody, 'name' | 'first_name' | 'last_name' | 'email'>): { first_name: string; last_name: string } {
  if (name !== undefined) return splitName(name)
  const first = first_name?.trim() || (email.split('@')[0] ?? '')
  return { first_name: capitalise(first), last_name: capitalise(last_name?.trim() || ' ') }
}
