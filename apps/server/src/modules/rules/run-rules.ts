import { MOST_PLANNED, type RuleRun, type rules } from '@deckle/contract/rules.ts'
import { z } from 'zod'
import type { Db } from '../../db/database.ts'
import type { Handler } from '../../http/handler.ts'
import { audit } from '../admin/index.ts'
import { replyJob, startJob, type JobKind } from '../jobs/index.ts'
import { askedOf, planOf } from './plan.ts'
import { presentCandidate } from './present.ts'
import { countCandidates, findRules, listCandidates, type StoredRule } from './queries.ts'
import { requireRule, requireRules } from './require-rules.ts'
import { runRule } from './run-rule.ts'

/** More go on in the background. */
const MOST_AT_ONCE = 1000

/** Answers what it does, or would do; in the background where there are more than a thousand people. */
export const runRules: Handler<typeof rules.run> = async ({ deps, actor, params, body, request }) => {
  const of = await requireRules(deps.db, actor, params.id)
  const ruleId = body.rule_id === undefined ? null : (await requireRule(deps.db, of, body.rule_id)).id
  const chosen = await findRules(deps.db, of, ruleId)
  const runs: RuleRun[] = []
  for (const rule of chosen) runs.push(await foresee(deps.db, rule))
  if (body.dry_run) return { runs, job: null }
  await audit(deps.db, deps, actor, { action: 'rule.run', subject: ruleId ?? '', detail: { course: of.courseId } })
  const people = runs.reduce((sum, { add_count, remove_count }) => sum + add_count + remove_count, 0)
  if (people > MOST_AT_ONCE) {
    const job = { kind: 'rules.run', params: { courseId: of.courseId, ruleId }, total: people }
    const id = await startJob(deps, actor, job)
    return { runs, ...(await replyJob(deps, actor, { client_id: actor.clientId, id }, request)) }
  }
  for (const rule of chosen) await runRule(deps, rule, { trigger: 'hand', runBy: actor.userId, userIds: null })
  return { runs, job: null }
}

async function foresee(db: Db, rule: StoredRule): Promise<RuleRun> {
  const asked = await askedOf(db, rule, null)
  const first = { after: null, limit: MOST_PLANNED }
  const joining = await listCandidates(db, asked, { ...first, which: 'add' })
  const leaving = await listCandidates(db, asked, { ...first, which: 'remove' })
  const plan = planOf(rule, [...joining, ...leaving])
  const [add, remove] = [new Set(plan.add), new Set(plan.remove)]
  return {
    rule_id: rule.id,
    name: rule.name,
    add: joining.filter(({ id }) => add.has(id)).map(presentCandidate),
    remove: leaving.filter(({ id }) => remove.has(id)).map(presentCandidate),
    ...(await countCandidates(db, asked)),
  }
}

const paramsSchema = z.object({ courseId: z.string(), ruleId: z.string().nullable() })

export const rulesJob: JobKind = {
  async run({ deps, job, actor, progress }) {
    const { courseId, ruleId } = paramsSchema.parse(job.params)
    const of = await requireRules(deps.db, actor, courseId)
    const counts = { changed: 0 }
    for (const rule of await findRules(deps.db, of, ruleId)) {
      const before = counts.changed
      const { added, removed } = await runRule(deps, rule, {
        trigger: 'hand',
        runBy: actor.userId,
        userIds: null,
        onBatch: (done) => progress({ done: before + done, counts: { changed: before + done } }),
      })
      counts.changed = before + added + removed
    }
    await progress({ done: counts.changed, counts })
    return undefined
  },
}
