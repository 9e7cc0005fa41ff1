import { type PlanLimit, type PlanType, plans, planThatLifts, UNLIMITED } from './plan.ts'
import { spaceLimit } from './space.ts'

/** Numeric limits: decks by the client's plan; people and bytes by a person's licence (product.md §3, §6). */
export const limitNames = ['campaigns', 'activeCampaigns', 'maxUsers', 'maxSpace'] as const satisfies readonly (
  | PlanLimit
  | 'maxUsers'
  | 'maxSpace'
)[]
export type LimitName = (typeof limitNames)[number]

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
  const most = name === 'maxUsers' ? maxUsers : plans[plan][name]
  return most >= UNLIMITED ? null : most
}

/** Null where `added` more fit beside what is used. */
export function exceededBy(name: LimitName, licence: Licence, used: number, added: number): ExceededLimit | null {
  const limit = limitOf(name, licence)
  if (limit === null) return null
  const hasRoom = name === 'maxSpace' ? used + added < limit : used + added <= limit
  if (hasRoom) return null
  const isOfPlan = name === 'campaigns' || name === 'activeCampaigns'
  return { name, limit, used, lifts: isOfPlan ? planThatLifts(name, used + added, licence.plan) : null }
}
