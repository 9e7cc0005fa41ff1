import { type PlanLimit, planLimitNames, planLimits, type PlanType, planThatLifts, UNLIMITED } from './plan.ts'
import { spaceLimit } from './space.ts'

/** Numeric limits: those of the client's plan; people and bytes by a person's licence (product.md §3, §6). */
export type LimitName = PlanLimit | 'maxUsers' | 'maxSpace'
export const limitNames: readonly LimitName[] = [...planLimitNames, 'maxUsers', 'maxSpace']

export interface Licence {
  readonly plan: PlanType
  /** Most people whom this person may create. */
  readonly maxUsers: number
  /** Bytes of this person's files (product.md §5). */
  readonly maxSpace: number
}

export interface ExceededLimit {
  readonly name: LimitName
  readonly limit: number
  /** Before the act. */
  readonly used: number
  /** The lowest plan with room; null where none has. */
  readonly lifts: PlanType | null
}

/** Null where unlimited. Bytes must stay below their limit; all others may reach theirs. */
export function limitOf(name: LimitName, { plan, maxUsers, maxSpace }: Licence): number | null {
  if (name === 'maxSpace') return spaceLimit(maxSpace)
  const most = name === 'maxUsers' ? maxUsers : planLimits[name][plan]
  return most >= UNLIMITED ? null : most
}

/** Null where `added` more fit beside what is used. */
export function exceededBy(name: LimitName, licence: Licence, used: number, added: number): ExceededLimit | null {
  const limit = limitOf(name, licence)
  if (limit === null) return null
  const hasRoom = name === 'maxSpace' ? used + added < limit : used + added <= limit
  if (hasRoom) return null
  return { name, limit, used, lifts: isPlanLimit(name) ? planThatLifts(name, used + added, licence.plan) : null }
}

/** Of the plan, by which a larger plan lifts it; not of the licence, and no feature. */
export function isPlanLimit(name: string): name is PlanLimit {
  return Object.hasOwn(planLimits, name)
}

/** Percent of a limit at which a notification is sent. */
export const limitLevels = [80, 100] as const
export type LimitLevel = (typeof limitLevels)[number]

/** Share of the space limit that counts as full: uploads stop before the limit is reached exactly. */
const FULL_OF_BYTES = 0.995

/** The highest reached level; null below all levels. */
export function reachedLevel(name: LimitName, limit: number, used: number): LimitLevel | null {
  if (limit <= 0) return null
  const share = used / limit
  if (share >= (name === 'maxSpace' ? FULL_OF_BYTES : 1)) return 100
  return share >= 0.8 ? 80 : null
}

/** The highest level that an operation has newly reached. */
export function crossedLevel(
  name: LimitName,
  limit: number,
  { before, after }: { readonly before: number; readonly after: number },
): LimitLevel | null {
  const [from, to] = [reachedLevel(name, limit, before), reachedLevel(name, limit, after)]
  return to !== null && to > (from ?? 0) ? to : null
}
