import type { OpenedClient, OperatedClient } from '@deckle/contract/operators.ts'
import { hasReach } from '@deckle/core/access/access.ts'
import { plans } from '@deckle/core/plan/plan.ts'
import type { Deps } from '../../deps.ts'
import type { SignedIn } from '../../http/handler.ts'
import { type ClientRow, findClient, findOwner, hasSuperadmin, readUse } from './queries.ts'

export const presentOpened = (row: Omit<ClientRow, 'partner_id'>): OpenedClient => ({
  id: row.id,
  name: row.name,
  slug: row.slug,
  plan: row.plan,
  createdAt: row.created_at.toISOString(),
  suspendedAt: row.suspended_at?.toISOString() ?? null,
})

/** With the client's current owner and usage. */
export async function presentOperated(
  { db }: Pick<Deps, 'db'>,
  actor: SignedIn,
  row: ClientRow,
): Promise<{ client: OperatedClient }> {
  const [owner, partner, isOperators, use] = await Promise.all([
    findOwner(db, row.id),
    row.partner_id === null ? undefined : findClient(db, row.partner_id),
    hasSuperadmin(db, row.id),
    readUse(db, row.id),
  ])
  const isOperator = hasReach(actor, 'admin.use', 'any')
  const isOther = row.id !== actor.clientId && !isOperators
  return {
    client: {
      ...presentOpened(row),
      planType: plans[row.plan].type,
      partner: partner ? { id: partner.id, name: partner.name } : null,
      owner: owner ?? null,
      use,
      can: {
        suspend: isOperator && isOther && row.suspended_at === null,
        resume: isOperator && row.suspended_at !== null,
        updatePlan: isOperator || row.id !== actor.clientId,
        act: isOther && row.suspended_at === null && actor.actedBy === undefined,
      },
    },
  }
}
