import { type PlanLimit, type PlanType, plans, planThatLifts, UNLIMITED } from './plan.ts'
import { spaceLimit } from './space.ts'

/** What is limited by number: decks by the client's plan; people and bytes by a person's licence (product.md §3, §6). */
export const limitNames = ['campaigns', 'activeCampaigns', 'maxUsers', 'maxSpace'] as const satisfies readonly (
  | PlanLimit
  | 'maxUsers'
  | 'maxSpace'
)[]
export type LimitName = (typeof limitNames)[number]

/** What somebody may use: the client's plan and the person's own licence. */
export interface Licence {
  readonly plan: PlanType
  /** People that the client may have, whom this person creates. */
  readonly maxUsers: number
  /** Bytes that this person's files may take (product.md §5). */
  readonly maxSpace: number
}

/** A limit that an act would pass, as a refusal tells it. */
export interface ExceededLimit {
  readonly name: LimitName
  readonly limit: number
  /** In use before the act. */
  readonly used: number
  /** The plan that has room for it; null where none has. */
  readonly lifts: PlanType | null
}

/** The limit's number; null where there is none. Bytes stay below theirs; of all else so many may be in use. */
export function limitOf(name: LimitName, { plan, maxUsers, maxSpace }: Licence): number | null {
  if (name === 'maxSpace') return spaceLimit(maxSpace)
  const most = name === 'maxUsers' ? maxUsers : plans[plan][name]
  return most >= UNLIMITED ? null : most
}

/** Null where `added` more have room beside what is used. */
export function exceededBy(name: LimitName, licence: Licence, used: number, added: number): ExceededLimit | null {
  const limit = limitOf(name, licence)
  if (limit === null) return null
  const hasRoom = name === 'maxSpace' ? used + added < limit : used + added <= limit
  if (hasRoom) return null
  const isOfPlan = name === 'campaigns' || name === 'activeCampaigns'
  return { name, limit, used, lifts: isOfPlan ? planThatLifts(name, used + added, licence.plan) : null }
}
