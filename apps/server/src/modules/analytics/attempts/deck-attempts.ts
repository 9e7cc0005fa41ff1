import type { analytics } from '@deckle/contract/analytics.ts'
import { plans } from '@deckle/core/plan/plan.ts'
import type { Handler } from '../../../http/handler.ts'
import { findPlan } from '../queries.ts'
import { listAttempts } from './queries.ts'
import { requireScope } from '../require-scope.ts'

export const deckAttempts: Handler<typeof analytics.deckAttempts> = async ({ deps, actor, params, query }) => {
  const { scope } = await requireScope(deps, actor, params.id, query)
  const [{ rows, next }, plan] = await Promise.all([
    listAttempts(deps.db, scope, query),
    findPlan(deps.db, scope.clientId),
  ])
  const attempts = rows.map((row) => ({
    id: row.id,
    person: row.person,
    startedAt: row.started_at.toISOString(),
    completedAt: row.completed_at?.toISOString() ?? null,
    seconds: row.seconds,
    answered: row.answered,
    percentage: row.percentage,
    passed: row.passed,
    version: row.version,
    device: row.device,
    country: plans[plan].geoAnalytics ? row.country : null,
    source: row.source,
    medium: row.medium,
    campaign: row.campaign,
  }))
  return { attempts, next }
}
