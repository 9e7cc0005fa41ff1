import type { admin } from '@deckle/contract/admin.ts'
import type { Handler } from '../../http/handler.ts'
import { listPeople as listRows } from './queries.ts'

export const listPeople: Handler<typeof admin.people> = async ({ deps, actor, query }) => {
  const { rows, ...page } = await listRows(deps.db, query)
  return {
    people: rows.map((row) => ({
      id: row.id,
      name: row.name,
      email: row.email,
      license_type: row.license_type,
      owns_client: row.owns_client,
      active: row.active,
      lastSeenAt: row.last_seen_at?.toISOString() ?? null,
      client: { id: row.client_id, name: row.client },
      can: {
        activate: !row.active && row.deleted_at === null,
        // The client's owner and the actor can't be deactivated.
        deactivate: row.active && !row.owns_client && row.id !== actor.userId,
      },
    })),
    ...page,
  }
}
