import type { UpgradeRequest } from '@deckle/contract/upgrade-requests.ts'
import { type Actor, hasReach, may } from '@deckle/core/access/access.ts'
import { upgradePlans, upgradeRights, upgradeStatuses } from '@deckle/core/plan/upgrade.ts'
import type { RequestRow } from './queries.ts'

export function presentRequest(actor: Actor, row: RequestRow): UpgradeRequest {
  const status = statusOf(row)
  return {
    id: row.id,
    plan: planOf(row),
    present: row.present,
    text: row.text,
    status,
    answer: row.answer,
    createdAt: row.created_at.toISOString(),
    answeredAt: row.answered_at?.toISOString() ?? null,
    user: { id: row.user_id, name: row.name },
    client: { id: row.client_id, name: row.client },
    can: upgradeRights(status, answererOf(actor, row)),
  }
}

/** Only Superadmins may answer their own requests. */
export function answererOf(actor: Actor, row: Pick<RequestRow, 'client_id' | 'user_id'>) {
  if (hasReach(actor, 'upgrade.answer', 'any')) return 'operator'
  const isAdmin = may(actor, 'upgrade.answer', { clientId: row.client_id, ownerId: row.user_id })
  return isAdmin && row.user_id !== actor.userId ? 'admin' : 'other'
}

export const statusOf = ({ status }: Pick<RequestRow, 'status'>) =>
  upgradeStatuses.find((one) => one === status) ?? 'refused'

export const planOf = ({ plan }: Pick<RequestRow, 'plan'>) => upgradePlans.find((one) => one === plan) ?? 'agency'
