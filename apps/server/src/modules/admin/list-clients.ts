import type { admin } from '@deckle/contract/admin.ts'
import { plans } from '@deckle/core/plan/plan.ts'
import type { Handler } from '../../http/handler.ts'
import { listClients as listRows } from './queries.ts'

export const listClients: Handler<typeof admin.clients> = async ({ deps, query }) => {
  const { rows, next } = await listRows(deps.db, query)
  return {
    clients: rows.map((row) => ({
      id: row.id,
      name: row.name,
      plan: row.plan,
      planType: plans[row.plan].type,
      users: row.users,
      decks: row.decks,
      suspendedAt: row.suspended_at?.toISOString() ?? null,
      createdAt: row.created_at.toISOString(),
    })),
    next,
  }
}
