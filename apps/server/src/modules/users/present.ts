import type { PersonRow, User, UserRow as WireRow } from '@deckle/contract/models/people.ts'
import { type Actor, isAbove, may } from '@deckle/core/access/access.ts'
import { detailsRole } from '@deckle/core/people/person-field.ts'
import { readTags } from '../../db/tag-cells.ts'
import type { listPeople } from './list/queries.ts'
import type { UserRecord, UserRow } from './queries.ts'

export function presentRow(row: UserRow): WireRow {
  return {
    id: row.id,
    email: row.email,
    username: row.username,
    first_name: row.first_name,
    last_name: row.last_name,
    image: row.image,
    license_type: row.license_type,
    manager: row.manager_id,
    user_active: row.active,
    createdAt: row.created_at.toISOString(),
  }
}

/** `Object.assign`, since V8 copies a spread with many properties behind it slowly: ten times the rest of a row. */
export function presentPerson(actor: Actor, row: Awaited<ReturnType<typeof listPeople>>['rows'][number]): PersonRow {
  return Object.assign(presentRow(row), {
    managerName: row.manager_name,
    tags: readTags(row.tags),
    details: row.details,
    lastSeenAt: row.last_seen_at?.toISOString() ?? null,
    invitedAt: row.invited_at?.toISOString() ?? null,
    deletedAt: row.deleted_at?.toISOString() ?? null,
    ownsClient: row.owns_client,
    licenseEnd: row.expires_at?.toISOString() ?? null,
    hasSecondFactor: detailsRole(actor, null) === 'Admin' ? row.second_factor_at !== null : null,
  })
}

/** A Manager reads nobody else than their branch. Who can't sign in would not see it. */
function canMessage(actor: Actor | null, row: UserRecord): boolean {
  if (actor === null || actor.userId === row.id || !row.active || row.deleted_at !== null) return false
  return may(actor, 'user.list', { clientId: row.client_id, ownerId: row.id, isBelow: true })
}

/** `actor` is null for a visitor who has just registered. */
export function presentUser(actor: Actor | null, row: UserRecord): User {
  const can = (action: 'user.edit' | 'user.activate' | 'user.delete' | 'user.inspect') =>
    actor !== null && may(actor, action, { clientId: row.client_id, ownerId: row.id })
  const isInBin = row.deleted_at !== null
  const ranksAbove = actor !== null && isAbove(actor, row)
  // The client's owner and the actor can't be deactivated.
  const stays = !ranksAbove && actor?.userId !== row.id && !row.owns_client
  return {
    ...presentRow(row),
    uid: row.id,
    provider: row.provider as User['provider'],
    details: row.details,
    profile: row.profile,
    tags: readTags(row.tags),
    managerName: row.manager_name,
    is_public: row.is_public,
    shows_results: row.shows_results,
    hides_name: row.hides_name,
    lastSeenAt: row.last_seen_at?.toISOString() ?? null,
    invitedAt: row.invited_at?.toISOString() ?? null,
    deletedAt: row.deleted_at?.toISOString() ?? null,
    ownsClient: row.owns_client,
    pendingEmail: actor?.userId === row.id ? row.pending_email : null,
    can: {
      edit: can('user.edit') && !isInBin && !ranksAbove,
      activate: can('user.activate') && stays && !isInBin,
      delete: can('user.delete') && stays,
      inspect: can('user.inspect'),
      message: canMessage(actor, row),
    },
  }
}
