import { crossedLevel, type ExceededLimit, exceededBy, type LimitName, limitOf } from '@deckle/core/plan/limit.ts'
import { type PlanFlag, plans, planWith } from '@deckle/core/plan/plan.ts'
import { refuse } from '../../refusal.ts'
import type { Db } from '../../db/database.ts'
import type { Deps } from '../../deps.ts'
import type { Holder, Meters } from '../../db/meter.ts'
import { LIMIT_NOTICE_TASK, type LimitNotice } from './limit-notice.ts'
import { boundFor, keepBound } from './people-bound.ts'
import { type HolderLicence, lockLicence } from './queries.ts'

export interface Operation {
  /** Net number or bytes that the operation adds. Default 1. */
  readonly added?: number
}

type LimitParts = Pick<Deps, 'meters' | 'jobs'>

/** Usage of a limit before an operation, with the licence locked. */
export interface Use {
  readonly name: LimitName
  readonly licence: HolderLicence
  readonly limit: number
  /** Of people far below the limit, an upper bound. */
  readonly used: number
}

/**
 * Refuses with `plan_limit` if the operation would exceed a limit. Call it in the transaction of the operation: it locks
 * the row of the client or person, so that one of two concurrent operations is refused (decisions.md §1).
 * @param holder with the licence if it is already locked
 */
export async function enforceLimit(
  trx: Db,
  deps: LimitParts,
  name: LimitName,
  holder: Holder | HolderLicence,
  operation: Operation = {},
): Promise<void> {
  const use = await measureUse(trx, deps, name, holder)
  requireRoom(use, operation)
  if (use) await recordUse(trx, deps, use, operation)
}

/** Refuses with `plan_limit` an operation that would exceed the limit. Queues no limit notification. */
export function requireRoom(use: Use | null, operation: Operation = {}): void {
  const exceeded = use && exceededOf(use, operation)
  if (!exceeded) return
  throw refuse('plan_limit', {
    message: `plan.${exceeded.name}|limit=${exceeded.limit}|used=${exceeded.used}`,
    limit: exceeded,
  })
}

/** For callers that compare with the limit themselves; null if unlimited. */
export async function measureUse(
  trx: Db,
  { meters }: Pick<Deps, 'meters'>,
  name: LimitName,
  holder: Holder | HolderLicence,
): Promise<Use | null> {
  const licence = 'plan' in holder ? holder : await lockLicence(trx, name, holder)
  const limit = limitOf(name, licence)
  if (limit === null) {
    if (name === 'maxUsers') await keepBound(trx, licence, null, null)
    return null
  }
  const bound = name === 'maxUsers' ? boundFor(licence, limit) : null
  return { name, licence, limit, used: bound ?? (await countUse(trx, meters, name, licence, limit)) }
}

export const exceededOf = ({ name, licence, used }: Use, { added = 1 }: Operation = {}): ExceededLimit | null =>
  exceededBy(name, licence, used, added)

/**
 * Keeps the bound of people, and queues a limit notification if the operation brings usage to 80 or 100 %. Call it in
 * the operation's transaction.
 */
export async function recordUse(
  trx: Db,
  { jobs }: Pick<Deps, 'jobs'>,
  { name, licence, limit, used: before }: Use,
  { added = 1 }: Operation = {},
): Promise<void> {
  const used = before + added
  if (name === 'maxUsers') await keepBound(trx, licence, limit, used)
  const level = crossedLevel(name, limit, { before, after: used })
  if (level === null) return
  const { clientId, userId } = licence
  const notice: LimitNotice = { clientId, userId, name, level, limit, used }
  await jobs.add(LIMIT_NOTICE_TASK, notice, { within: trx })
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

/** Refuses with `plan_limit` a feature that the client's plan lacks. @param used how often the operation uses it */
export function requireFeature({ plan }: Pick<HolderLicence, 'plan'>, name: PlanFlag, used: number): void {
  if (plans[plan][name]) return
  throw refuse('plan_limit', {
    message: `plan.${name}`,
    limit: { name, limit: 0, used, lifts: planWith(name, plan) },
  })
}
