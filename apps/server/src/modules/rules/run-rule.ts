import { dueAt } from '@deckle/core/learning/dates.ts'
import type { Db } from '../../db/database.ts'
import { transaction } from '../../db/transaction.ts'
import type { Deps } from '../../deps.ts'
import { changeEnrolments, enrolPeople, findTerms, notifyEnrolled } from '../enrolments/index.ts'
import { askedOf, planOf } from './plan.ts'
import { insertRun, listCandidates, type StoredRule, updateRule } from './queries.ts'

/** People of one transaction. */
const BATCH = 2000

interface HowToRun {
  readonly trigger: 'hand' | 'people'
  /** Null where it runs by itself. */
  readonly runBy: string | null
  /** Only these people; null for all. */
  readonly userIds: readonly string[] | null
  readonly onBatch?: (done: number) => Promise<void>
}

export interface RunResult {
  readonly added: number
  readonly removed: number
}

/** Adds and removes as planned, batch by batch; interrupted and run again it goes on, since what is done is no candidate. */
export async function runRule(
  deps: Deps,
  rule: StoredRule,
  { trigger, runBy, userIds, onBatch }: HowToRun,
): Promise<RunResult> {
  const asked = await askedOf(deps.db, rule, userIds)
  let [added, removed] = [0, 0]
  let after: string | null = null
  for (;;) {
    const found = await listCandidates(deps.db, asked, { after, limit: BATCH })
    const last = found.at(-1)
    if (!last) break
    after = last.id
    const plan = planOf(rule, found)
    const done = await transaction(deps.db, (trx) => apply(trx, deps, rule, plan))
    added += done.added
    removed += done.removed
    await onBatch?.(added + removed)
    if (found.length < BATCH) break
  }
  if (trigger === 'hand' || added + removed > 0)
    await transaction(deps.db, async (trx) => {
      const { client_id, course_id, id: rule_id, name } = rule
      const at = deps.now()
      const run = { id: deps.newId(), trigger, run_by: runBy, run_at: at, added, removed }
      await insertRun(trx, { client_id, course_id, rule_id, name, ...run })
      await updateRule(trx, rule, { last_run_at: at })
    })
  return { added, removed }
}

/** Whom somebody adds or removes by hand meanwhile is left to them: each enrolment decides under its lock. */
async function apply(
  trx: Db,
  deps: Deps,
  { client_id: clientId, course_id: courseId, id, due_days }: StoredRule,
  plan: { readonly add: readonly string[]; readonly remove: readonly string[] },
): Promise<RunResult> {
  const course = { clientId, courseId }
  const at = deps.now()
  const { terms } = await findTerms(trx, course)
  const due = due_days === null ? {} : { dueAt: dueAt(at.toISOString(), { ...terms, due_days }) }
  const { added } = await enrolPeople(trx, {
    ...course,
    userIds: plan.add,
    source: 'rule',
    ruleId: id,
    addedBy: null,
    at,
    ...due,
  })
  await notifyEnrolled(trx, deps, course, { userIds: added, actorId: null })
  const removed = await changeEnrolments(trx, { ...course, userIds: plan.remove }, { type: 'remove', by: 'rule' })
  return { added: added.length, removed: [...removed.values()].filter(({ before, after }) => before !== after).length }
}
