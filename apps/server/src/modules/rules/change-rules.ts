import type { BodyOf } from '@deckle/contract/kit/endpoint.ts'
import type { ruleTriggers, rules } from '@deckle/contract/rules.ts'
import { ruleFault, ruleLimits } from '@deckle/core/learning/rule.ts'
import type { Db } from '../../db/database.ts'
import { transaction } from '../../db/transaction.ts'
import type { Handler, SignedIn } from '../../http/handler.ts'
import { refuse } from '../../refusal.ts'
import { audit } from '../admin/index.ts'
import { requireConditions } from '../users/index.ts'
import { presentRule } from './present.ts'
import {
  countRules,
  deleteRule,
  insertRule,
  listRules as listRows,
  listRuns as listRunRows,
  type RulesOf,
  type RuleValues,
  updateRule as updateRow,
} from './queries.ts'
import { requireRule, requireRules } from './require-rules.ts'

export const listRules: Handler<typeof rules.list> = async ({ deps, actor, params: { id }, query }) => {
  const { rows, ...page } = await listRows(deps.db, await requireRules(deps.db, actor, id), query)
  return { rules: rows.map(presentRule), ...page }
}

export const listRuns: Handler<typeof rules.runs> = async ({ deps, actor, params: { id }, query }) => {
  const { rows, ...page } = await listRunRows(deps.db, await requireRules(deps.db, actor, id), query)
  const runs = rows.map((row) => ({
    id: row.id,
    name: row.name,
    trigger: row.trigger as (typeof ruleTriggers)[number],
    runBy: row.run_by,
    runAt: row.run_at.toISOString(),
    added: row.added,
    removed: row.removed,
  }))
  return { runs, ...page }
}

type Draft = BodyOf<typeof rules.add>

export const addRule: Handler<typeof rules.add> = ({ deps, actor, params, body }) =>
  transaction(deps.db, async (trx) => {
    const of = await requireRules(trx, actor, params.id, { lock: true })
    const values = await requireValues(trx, actor, of, body)
    if ((await countRules(trx, of)) >= ruleLimits.perCourse) throw refuse('rule_broken', 'rule.too_many')
    const id = deps.newId()
    const key = { client_id: of.clientId, id, course_id: of.courseId }
    await insertRule(trx, { ...key, ...values, created_by: actor.userId, created_at: deps.now() })
    await audit(trx, deps, actor, { action: 'rule.add', subject: id, detail: { course: of.courseId, ...body } })
    return { rule: presentRule({ ...(await requireRule(trx, of, id)), learners: 0 }) }
  })

export const updateRule: Handler<typeof rules.update> = ({ deps, actor, params, body: { rule_id, ...draft } }) =>
  transaction(deps.db, async (trx) => {
    const of = await requireRules(trx, actor, params.id)
    const rule = await requireRule(trx, of, rule_id)
    const { branch_of: _, ...values } = await requireValues(trx, actor, of, draft)
    await updateRow(trx, rule, values)
    await audit(trx, deps, actor, {
      action: 'rule.update',
      subject: rule.id,
      detail: { course: of.courseId, ...draft },
    })
    const { rows } = await listRows(trx, of, { limit: ruleLimits.perCourse })
    const updated = rows.find(({ id }) => id === rule.id)
    if (!updated) throw refuse('not_found', 'rule.missing')
    return { rule: presentRule(updated) }
  })

export const removeRule: Handler<typeof rules.remove> = ({ deps, actor, params, body }) =>
  transaction(deps.db, async (trx) => {
    const of = await requireRules(trx, actor, params.id)
    const rule = await requireRule(trx, of, body.rule_id)
    await deleteRule(trx, rule)
    await audit(trx, deps, actor, {
      action: 'rule.remove',
      subject: rule.id,
      detail: { course: of.courseId, name: rule.name },
    })
    return { ok: true }
  })

async function requireValues(trx: Db, actor: SignedIn, { seenBy }: RulesOf, draft: Draft): Promise<RuleValues> {
  if (ruleFault(draft))
    throw refuse('rule_broken', { message: 'rule.condition', fields: { conditions: 'rule.condition' } })
  await requireConditions(trx, actor, draft.conditions)
  const { match, conditions, ...values } = draft
  return { ...values, rule: JSON.stringify({ match, conditions }), branch_of: seenBy?.userId ?? null }
}
