import { courseLimits } from '@deckle/core/course/course.ts'
import { ruleLimits } from '@deckle/core/learning/rule.ts'
import { list } from '@deckle/slides/fields/bounded.ts'
import * as z from 'zod/mini'
import { job } from './jobs.ts'
import { endpoint, type Output, type Resource } from './kit/endpoint.ts'
import { id, idParams, line, moment, ok, page, pageQuery } from './kit/shapes.ts'
import { condition } from './models/person-filter.ts'
import { routes } from './routes.ts'

export const ruleMatches = ['all', 'any'] as const
export const ruleTriggers = ['hand', 'people'] as const
/** Of people that a dry run names. */
export const MOST_PLANNED = 100

const draft = z.strictObject({
  name: line(ruleLimits.name),
  match: z._default(z.enum(ruleMatches), 'all'),
  conditions: list(condition, { min: 1, max: ruleLimits.conditions }),
  /** Days that people have from their enrolment; null: as the course says. */
  due_days: z._default(z.nullable(z.number().check(z.int(), z.gte(1), z.lte(courseLimits.days))), null),
  remove_when_unmatched: z._default(z.boolean(), false),
  /** Runs by itself for each person who joins or changes. */
  active: z._default(z.boolean(), true),
})

const rule = z.object({
  id,
  name: z.string(),
  match: z.enum(ruleMatches),
  conditions: z.array(condition),
  due_days: z.nullable(z.number()),
  remove_when_unmatched: z.boolean(),
  active: z.boolean(),
  createdAt: moment,
  lastRunAt: z.nullable(moment),
  /** In the course by this rule now. */
  learners: z.number(),
})
export type Rule = Output<typeof rule>

/** `matched`: places of the conditions that the person meets, from 0. */
const planned = z.object({ id, name: z.string(), email: z.string(), matched: z.array(z.number()) })

const run = z.object({
  rule_id: id,
  name: z.string(),
  /** The first hundred. */
  add: z.array(planned),
  remove: z.array(planned),
  add_count: z.number(),
  remove_count: z.number(),
})
export type RuleRun = Output<typeof run>

const pastRun = z.object({
  id,
  name: z.string(),
  trigger: z.enum(ruleTriggers),
  /** Null for a run by itself. */
  runBy: z.nullable(z.string()),
  runAt: moment,
  added: z.number(),
  removed: z.number(),
})

const one = z.object({ rule })

/** Rules that bring people into a course by themselves: decisions.md §3. */
export const rules = {
  list: endpoint(routes.rules.list, {
    summary: 'Rules of a course, oldest first',
    params: idParams,
    query: z.object(pageQuery),
    reply: page('rules', rule),
    errors: ['not_found', 'bad_cursor'],
  }),
  add: endpoint(routes.rules.add, {
    summary: 'Add a rule; nothing is run',
    params: idParams,
    body: draft,
    reply: one,
    errors: ['not_found', 'rule_broken'],
  }),
  update: endpoint(routes.rules.update, {
    summary: 'Change a rule; nothing is run',
    params: idParams,
    body: z.strictObject({ rule_id: id, ...draft.shape }),
    reply: one,
    errors: ['not_found', 'rule_broken'],
  }),
  remove: endpoint(routes.rules.remove, {
    summary: 'Remove a rule; whom it brought in stays',
    params: idParams,
    body: z.strictObject({ rule_id: id }),
    reply: ok,
    errors: ['not_found'],
  }),
  run: endpoint(routes.rules.run, {
    summary:
      'Run a rule, or all active ones; with `dry_run` only says whom it would add and remove. More than a thousand people go on in the background: 202 with the job',
    params: idParams,
    body: z.strictObject({ rule_id: z.optional(id), dry_run: z._default(z.boolean(), false) }),
    reply: z.object({ runs: z.array(run), job: z.nullable(job) }),
    goesOn: true,
    errors: ['not_found'],
  }),
  runs: endpoint(routes.rules.runs, {
    summary: 'Runs that changed something, latest first',
    params: idParams,
    query: z.object(pageQuery),
    reply: page('runs', pastRun),
    errors: ['not_found', 'bad_cursor'],
  }),
} as const satisfies Resource<typeof routes.rules>
