import { type ExceededLimit, exceededBy, type LimitName, limitOf } from '@deckle/core/plan/limit.ts'
import { type PlanFlag, plans, planWith } from '@deckle/core/plan/plan.ts'
import { refuse } from '../../refusal.ts'
import type { Db } from '../../db/database.ts'
import type { Holder, Meters } from '../../db/meter.ts'
import { type HeldLicence, lockLicence } from './queries.ts'

export interface Act {
  /** How many more, or how many bytes; what goes at the same time is taken off. */
  readonly added?: number
}

/**
 * Refuses with `plan_limit` what would pass a limit. Call it inside the transaction of the act that it limits: the row of the
 * client or the person stays locked until that ends, so that of two at once one is refused (decisions.md §1).
 * @param holder with the licence where it is locked already
 */
export async function enforceLimit(
  open: Db,
  deps: { readonly meters: Meters },
  name: LimitName,
  holder: Holder | HeldLicence,
  act: Act = {},
): Promise<void> {
  const exceeded = await exceeds(open, deps, name, holder, act)
  if (exceeded)
    throw refuse('plan_limit', {
      message: `plan.${name}|limit=${exceeded.limit}|used=${exceeded.used}`,
      limit: exceeded,
    })
}

/** As `enforceLimit`, for who says it in other words; null where there is room. */
export async function exceeds(
  open: Db,
  { meters }: { readonly meters: Meters },
  name: LimitName,
  holder: Holder | HeldLicence,
  { added = 1 }: Act = {},
): Promise<ExceededLimit | null> {
  const licence = 'plan' in holder ? holder : await lockLicence(open, name, holder)
  const most = limitOf(name, licence)
  if (most === null) return null
  return exceededBy(name, licence, await countUse(open, meters, name, licence, most), added)
}

/** One after the other: a transaction has one connection. */
export async function countUse(
  db: Db,
  meters: Meters,
  name: LimitName,
  holder: Holder,
  most: number | null = null,
): Promise<number> {
  let used = 0
  for (const meter of meters[name]) used += await meter(db, holder, most)
  return used
}

/** Refuses with `plan_limit` what the client's plan does not have at all. @param used how often the act uses it */
export function requireFeature({ plan }: Pick<HeldLicence, 'plan'>, name: PlanFlag, used: number): void {
  if (plans[plan][name]) return
  throw refuse('plan_limit', {
    message: `plan.${name}`,
    limit: { name, limit: 0, used, lifts: planWith(name, plan) },
  })
}
