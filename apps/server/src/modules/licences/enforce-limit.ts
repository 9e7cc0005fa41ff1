import { type ExceededLimit, exceededBy, type LimitName, limitOf } from '@deckle/core/plan/limit.ts'
import { type PlanFlag, plans, planWith } from '@deckle/core/plan/plan.ts'
import { refuse } from '../../refusal.ts'
import type { Db } from '../../db/database.ts'
import type { Holder, Meters } from '../../db/meter.ts'
import { type HolderLicence, lockLicence } from './queries.ts'

export interface Act {
  /** Number or bytes added by the act, minus what it removes. Default 1. */
  readonly added?: number
}

/**
 * Refuses with `plan_limit` if the act would exceed a limit. Call it inside the act's transaction: the row of the
 * client or person stays locked until the end, so that one of two concurrent acts is refused (decisions.md §1).
 * @param holder with the licence if it is already locked
 */
export async function enforceLimit(
  trx: Db,
  deps: { readonly meters: Meters },
  name: LimitName,
  holder: Holder | HolderLicence,
  act: Act = {},
): Promise<void> {
  const exceeded = await exceeds(trx, deps, name, holder, act)
  if (exceeded)
    throw refuse('plan_limit', {
      message: `plan.${name}|limit=${exceeded.limit}|used=${exceeded.used}`,
      limit: exceeded,
    })
}

/** Like `enforceLimit`, for callers with their own message; null if within the limit. */
export async function exceeds(
  trx: Db,
  { meters }: { readonly meters: Meters },
  name: LimitName,
  holder: Holder | HolderLicence,
  { added = 1 }: Act = {},
): Promise<ExceededLimit | null> {
  const licence = 'plan' in holder ? holder : await lockLicence(trx, name, holder)
  const max = limitOf(name, licence)
  if (max === null) return null
  return exceededBy(name, licence, await countUse(trx, meters, name, licence, max), added)
}

/** Meters run one after the other: a transaction has one connection. */
export async function countUse(
  db: Db,
  meters: Meters,
  name: LimitName,
  holder: Holder,
  max: number | null = null,
): Promise<number> {
  let used = 0
  for (const meter of meters[name]) used += await meter(db, holder, max)
  return used
}

/** Refuses with `plan_limit` a feature that the client's plan lacks. @param used how often the act uses it */
export function requireFeature({ plan }: Pick<HolderLicence, 'plan'>, name: PlanFlag, used: number): void {
  if (plans[plan][name]) return
  throw refuse('plan_limit', {
    message: `plan.${name}`,
    limit: { name, limit: 0, used, lifts: planWith(name, plan) },
  })
}
