import { planLimits, type PlanType } from '@deckle/core/plan/plan.ts'
import type { Db } from '../../../db/database.ts'
import { countPublished, listNewest, setPaused } from './queries.ts'

export interface DecksBeyond {
  readonly total: number
  readonly decks: readonly { readonly id: string; readonly name: string; readonly created_at: Date }[]
}

/** Published decks beyond a plan's limit, the last made first. @param most that are named */
export async function listDecksBeyond(db: Db, clientId: string, plan: PlanType, most: number): Promise<DecksBeyond> {
  const total = Math.max(0, (await countPublished(db, clientId)) - planLimits.activeCampaigns[plan])
  return { total, decks: total === 0 || most === 0 ? [] : await listNewest(db, clientId, Math.min(total, most)) }
}

/**
 * Pauses published decks beyond a plan's limit, the last made first, and resumes all others. `announceClientChange`
 * follows where this returns true.
 * @param plan null to pause none
 */
export async function pauseDecksBeyond(db: Db, clientId: string, plan: PlanType | null, now: Date): Promise<boolean> {
  const excess = plan === null ? 0 : (await listDecksBeyond(db, clientId, plan, 0)).total
  return setPaused(db, clientId, excess, now)
}
