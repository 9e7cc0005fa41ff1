import { planRun, type RunPlan } from '@deckle/core/learning/plan-run.ts'
import type { Db } from '../../db/database.ts'
import { type Asked, type Candidate, findBranches, findRules, type StoredRule } from './queries.ts'

/** What a run of the rule looks at. @param userIds only these people; null for all */
export async function askedOf(db: Db, rule: StoredRule, userIds: readonly string[] | null): Promise<Asked> {
  const of = { clientId: rule.client_id, courseId: rule.course_id, seenBy: null }
  const others = rule.remove_when_unmatched ? (await findRules(db, of, null)).filter(({ id }) => id !== rule.id) : []
  return { rule, others, branches: await findBranches(db, rule.client_id, [rule, ...others]), userIds }
}

export function planOf(rule: StoredRule, candidates: readonly Candidate[]): RunPlan {
  const those = (which: (one: Candidate) => boolean) => new Set(candidates.filter(which).map(({ id }) => id))
  const facts = {
    matching: those((one) => one.is_match),
    members: those((one) => one.is_member),
    brought: those((one) => one.is_brought),
    addedByHand: those((one) => one.by_hand),
    removedByHand: those((one) => one.removed_by_hand),
    matchedByOthers: those((one) => one.by_others),
  }
  return planRun(facts, rule)
}
