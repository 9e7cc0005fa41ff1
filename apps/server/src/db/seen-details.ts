import { actorRank, licenseRank } from '@deckle/core/access/access.ts'
import { sql } from 'kysely'
import type { Scoped } from './reach.ts'

/** `users.details` without the fields that the actor does not see; in queries over `users`. */
export function seenDetails(actor: Scoped) {
  if (actorRank(actor) >= licenseRank('Admin')) return sql<Record<string, string>>`users.details`.as('details')
  return sql<Record<string, string>>`(users.details - array(
    select f.name from user_fields f where f.client_id = users.client_id
      and (case when users.id = ${actor.userId}::uuid then f.seen_by <> 'self' else f.seen_by = 'Admin' end)))`.as(
    'details',
  )
}

/** The same for the person who signs in. */
export const ownSeenDetails = sql<Record<string, string>>`(case
  when users.license_type in ('Admin', 'Superadmin') or users.owns_client then users.details
  else users.details - array(
    select f.name from user_fields f where f.client_id = users.client_id and f.seen_by <> 'self') end)`.as('details')
