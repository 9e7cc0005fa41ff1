import type { BodyOf } from '@deckle/contract/kit/endpoint.ts'
import type { users } from '@deckle/contract/users.ts'
import { may } from '@deckle/core/access/access.ts'
import { capitalise, splitName } from '@deckle/core/text/name.ts'
import { refuse } from '../../../refusal.ts'
import { transaction } from '../../../db/transaction.ts'
import type { Deps } from '../../../deps.ts'
import type { SignedIn } from '../../../http/handler.ts'
import { hashPassword } from '../../../platform/passwords/passwords.ts'
import { audit } from '../../admin/index.ts'
import { checkPassword } from '../../auth/index.ts'
import { enforceLimit } from '../../licences/index.ts'
import { detailsToStore } from '../fields/details-to-store.ts'
import { findUser, type UserRecord } from '../queries.ts'
import { requireGrant } from '../require-grant.ts'
import { storeUser } from './store-user.ts'

export type NewUserBody = BodyOf<typeof users.create>

/** Into the actor's own client, with at most the actor's licence type. */
export async function addUser(deps: Deps, actor: SignedIn, body: NewUserBody): Promise<UserRecord> {
  if (!may(actor, 'user.create', { clientId: actor.clientId, ownerId: null })) throw refuse('not_allowed')
  const license_type = body.license_type ?? 'Creator'
  requireGrant(actor, null, license_type)
  const username = body.username?.trim() ?? body.email
  const names = namesOf(body)
  const password = await checkPassword(body.password, {
    email: body.email,
    username,
    ...names,
    isSuperadmin: license_type === 'Superadmin',
  })
  const password_hash = await hashPassword(password)
  const id = deps.newId()
  return transaction(deps.db, async (trx) => {
    await enforceLimit(trx, deps, 'maxUsers', actor)
    const manager_id = body.manager ?? null
    const manager = manager_id === null ? null : await findUser(trx, actor.clientId, manager_id)
    if (manager_id !== null && (!manager || manager.deleted_at !== null))
      throw refuse('rule_broken', { message: 'manager.unknown', fields: { manager: 'manager.unknown' } })
    await storeUser(trx, {
      client_id: actor.clientId,
      id,
      email: body.email,
      username,
      ...names,
      password_hash,
      manager_id,
      manager_path: manager?.path ?? null,
      license_type,
      confirmed: true,
      details: await detailsToStore(trx, { clientId: actor.clientId, before: {}, role: 'Admin' }, body.details ?? {}),
      created_at: deps.now(),
    })
    await audit(trx, deps, actor, { action: 'user.create', subject: id, detail: { license_type } })
    return (await findUser(trx, actor.clientId, id)) as UserRecord
  })
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
