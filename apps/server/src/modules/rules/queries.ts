import type { EnrolmentRule } from '@deckle/core/learning/rule.ts'
import type { PersonCondition } from '@deckle/core/people/person-condition.ts'
import { type RawBuilder, sql } from 'kysely'
import type { DbOf } from '../../db/database.ts'
import { newestFirst, type PageRequest, readPage } from '../../db/paging/paging.ts'
import { matchesFilter } from '../../db/person-filter.ts'
import { pathsBelow } from '../../db/person-path.ts'
import { type Scoped, userReach } from '../../db/reach.ts'
import type { CourseTerms } from '../courses/tables.ts'
import type { Enrolled } from '../enrolments/tables.ts'
import type { Learners } from '../users/tables.ts'
import type { RuleTables } from './tables.ts'

export type RulesDb = DbOf<RuleTables, Enrolled & Learners & CourseTerms>

type Match = Pick<EnrolmentRule, 'match' | 'conditions'>

export interface StoredRule {
  readonly client_id: string
  readonly id: string
  readonly course_id: string
  readonly name: string
  readonly rule: Match
  readonly due_days: number | null
  readonly remove_when_unmatched: boolean
  readonly active: boolean
  readonly branch_of: string | null
  readonly created_at: Date
  readonly last_run_at: Date | null
}

const columns = [
  'course_rules.client_id',
  'course_rules.id',
  'course_rules.course_id',
  'course_rules.name',
  'course_rules.rule',
  'course_rules.due_days',
  'course_rules.remove_when_unmatched',
  'course_rules.active',
  'course_rules.branch_of',
  'course_rules.created_at',
  'course_rules.last_run_at',
] as const

export interface RulesOf {
  readonly clientId: string
  readonly courseId: string
  /** Only rules of these people's branches; null for all. */
  readonly seenBy: Scoped | null
}

const rulesOf = (db: RulesDb, { clientId, courseId, seenBy }: RulesOf) =>
  db
    .selectFrom('course_rules')
    .select(columns)
    .where('course_rules.client_id', '=', clientId)
    .where('course_rules.course_id', '=', courseId)
    .$if(seenBy !== null, (query) =>
      query.where(
        sql<boolean>`exists (select from users where users.client_id = ${clientId} and users.id = course_rules.branch_of
          and ${userReach(seenBy as Scoped, 'user.read', 'users')})`,
      ),
    )

export const listRules = (db: RulesDb, of: RulesOf, page: PageRequest) =>
  readPage(
    rulesOf(db, of).select(
      sql<number>`(select count(*)::integer from enrolments e where e.client_id = ${of.clientId}
        and e.rule_id = course_rules.id and e.source = 'rule' and e.removed is null)`.as('learners'),
    ),
    { ...newestFirst('course_rules.created_at', 'course_rules.id'), direction: 'asc' },
    page,
  )

/** One, or all active ones. */
export async function findRules(db: RulesDb, of: RulesOf, id: string | null): Promise<readonly StoredRule[]> {
  const query = rulesOf(db, of).orderBy('course_rules.created_at').orderBy('course_rules.id')
  return id === null
    ? query.where('course_rules.active', '=', true).execute()
    : query.where('course_rules.id', '=', id).execute()
}

/** Of courses that people can be brought into. */
export async function listActiveRules(db: RulesDb, clientId: string): Promise<readonly StoredRule[]> {
  return db
    .selectFrom('course_rules')
    .innerJoin('courses', (join) =>
      join.onRef('courses.client_id', '=', 'course_rules.client_id').onRef('courses.id', '=', 'course_rules.course_id'),
    )
    .select(columns)
    .where('course_rules.client_id', '=', clientId)
    .where('courses.client_id', '=', clientId)
    .where('course_rules.active', '=', true)
    .where('courses.status', '<>', 'archived')
    .where('courses.deleted_at', 'is', null)
    .orderBy('course_rules.course_id')
    .orderBy('course_rules.id')
    .execute()
}

export async function countRules(db: RulesDb, { clientId, courseId }: RulesOf): Promise<number> {
  const { count } = await db
    .selectFrom('course_rules')
    .select((from) => from.fn.countAll<number>().as('count'))
    .where('client_id', '=', clientId)
    .where('course_id', '=', courseId)
    .executeTakeFirstOrThrow()
  return count
}

export interface RuleValues {
  readonly name: string
  readonly rule: string
  readonly due_days: number | null
  readonly remove_when_unmatched: boolean
  readonly active: boolean
  readonly branch_of: string | null
}

export async function insertRule(
  db: RulesDb,
  rule: RuleValues & { client_id: string; id: string; course_id: string; created_by: string; created_at: Date },
): Promise<void> {
  await db.insertInto('course_rules').values(rule).execute()
}

export async function updateRule(
  db: RulesDb,
  { client_id, id }: Pick<StoredRule, 'client_id' | 'id'>,
  change: Partial<RuleValues> & { readonly last_run_at?: Date },
): Promise<void> {
  await db.updateTable('course_rules').set(change).where('client_id', '=', client_id).where('id', '=', id).execute()
}

export async function deleteRule(db: RulesDb, { client_id, id }: Pick<StoredRule, 'client_id' | 'id'>): Promise<void> {
  await db.deleteFrom('course_rules').where('client_id', '=', client_id).where('id', '=', id).execute()
}

export async function insertRun(
  db: RulesDb,
  run: {
    client_id: string
    id: string
    course_id: string
    rule_id: string
    name: string
    trigger: 'hand' | 'people'
    run_by: string | null
    run_at: Date
    added: number
    removed: number
  },
): Promise<void> {
  await db.insertInto('course_rule_runs').values(run).execute()
}

export const listRuns = (db: RulesDb, { clientId, courseId, seenBy }: RulesOf, page: PageRequest) =>
  readPage(
    db
      .selectFrom('course_rule_runs as r')
      .leftJoin('users', (join) => join.onRef('users.client_id', '=', 'r.client_id').onRef('users.id', '=', 'r.run_by'))
      .select(['r.id', 'r.name', 'r.trigger', 'r.run_at', 'r.added', 'r.removed'])
      .select(sql<string | null>`btrim(users.first_name || ' ' || users.last_name)`.as('run_by'))
      .where('r.client_id', '=', clientId)
      .where('r.course_id', '=', courseId)
      .$if(seenBy !== null, (query) =>
        query.where(
          sql<boolean>`exists (select from course_rules c join users on users.client_id = ${clientId} and users.id = c.branch_of
            where c.client_id = ${clientId} and c.id = r.rule_id and ${userReach(seenBy as Scoped, 'user.read', 'users')})`,
        ),
      ),
    newestFirst('r.run_at', 'r.id'),
    page,
  )

/** Ranges of paths below people, by id: managers that conditions name, and those in whose branches rules work. */
type Branches = ReadonlyMap<string, { readonly from: Buffer; readonly to: Buffer }>

export async function findBranches(db: RulesDb, clientId: string, rules: readonly StoredRule[]): Promise<Branches> {
  const named = rules.flatMap(({ branch_of, rule }) => [
    ...(branch_of === null ? [] : [branch_of]),
    ...rule.conditions.flatMap(({ op, value }) => (op === 'below' ? [String(value)] : [])),
  ])
  if (named.length === 0) return new Map()
  const rows = await db
    .selectFrom('users')
    .select(['id', 'path'])
    .where('client_id', '=', clientId)
    .where('deleted_at', 'is', null)
    .where('id', '=', sql<string>`any (${named}::uuid[])`)
    .execute()
  return new Map(rows.map(({ id, path }) => [id, pathsBelow(path)]))
}

const meets = (condition: PersonCondition, branches: Branches): RawBuilder<boolean> =>
  matchesFilter({ status: 'active', filter: [condition] }, { pathOf: (id) => branches.get(id.toLowerCase()) ?? null })

/** Active people of the rule's branch who meet all of its conditions, or any. */
function matchesRule({ rule, branch_of }: StoredRule, branches: Branches): RawBuilder<boolean> {
  const parts = rule.conditions.map((condition) => meets(condition, branches))
  if (parts.length === 0) return sql<boolean>`false`
  const isMatch = sql<boolean>`(${sql.join(parts, rule.match === 'all' ? sql` and ` : sql` or `)})`
  if (branch_of === null) return isMatch
  const range = branches.get(branch_of)
  return range
    ? sql<boolean>`(users.path > ${range.from} and users.path < ${range.to} and ${isMatch})`
    : sql<boolean>`false`
}

/** Whom a rule may have to add or remove. */
export interface Candidate {
  readonly id: string
  readonly name: string
  readonly email: string
  readonly is_match: boolean
  readonly is_member: boolean
  readonly is_brought: boolean
  readonly by_hand: boolean
  readonly removed_by_hand: boolean
  /** Another active rule of the course matches. */
  readonly by_others: boolean
  /** Which conditions the person meets, in their order. */
  readonly met: readonly boolean[]
}

export interface Asked {
  readonly rule: StoredRule
  readonly others: readonly StoredRule[]
  readonly branches: Branches
  /** Only these people; null for all. */
  readonly userIds: readonly string[] | null
}

function candidatesOf({ rule, others, branches, userIds }: Asked) {
  const isMatch = matchesRule(rule, branches)
  const brought = sql<boolean>`(e.rule_id = ${rule.id} and e.source = 'rule' and e.removed is null)`
  const byOthers =
    others.length === 0
      ? sql<boolean>`false`
      : sql.join(
          others.map((one) => matchesRule(one, branches)),
          sql` or `,
        )
  const leaves = rule.remove_when_unmatched
    ? sql<boolean>`(${brought} and not coalesce(${isMatch}, false) and not coalesce(${byOthers}, false))`
    : sql<boolean>`false`
  const joins = sql<boolean>`(${isMatch} and (e.user_id is null or e.removed = 'rule'))`
  const from = sql`from users left join enrolments e
      on e.client_id = ${rule.client_id} and e.course_id = ${rule.course_id} and e.user_id = users.id
    where users.client_id = ${rule.client_id} and users.deleted_at is null
      and (${userIds}::uuid[] is null or users.id = any (${userIds}::uuid[]))`
  return { from, joins, leaves, brought, isMatch, byOthers }
}

export async function countCandidates(
  db: RulesDb,
  asked: Asked,
): Promise<{ readonly add_count: number; readonly remove_count: number }> {
  const { from, joins, leaves } = candidatesOf(asked)
  const { rows } = await sql<{ add_count: number; remove_count: number }>`
    select count(*) filter (where ${joins})::integer as add_count,
      count(*) filter (where ${leaves})::integer as remove_count ${from} and (${joins} or ${leaves})`.execute(db)
  return rows[0] as { add_count: number; remove_count: number }
}

/** By id. @param which those to add, to remove, or both */
export async function listCandidates(
  db: RulesDb,
  asked: Asked,
  { after, limit, which }: { readonly after: string | null; readonly limit: number; readonly which?: 'add' | 'remove' },
): Promise<readonly Candidate[]> {
  const { from, joins, leaves, brought, isMatch, byOthers } = candidatesOf(asked)
  const wanted = which === 'add' ? joins : which === 'remove' ? leaves : sql<boolean>`(${joins} or ${leaves})`
  const met = sql.join(asked.rule.rule.conditions.map((one) => sql`coalesce(${meets(one, asked.branches)}, false)`))
  const { rows } = await sql<Candidate>`
    select users.id, btrim(users.first_name || ' ' || users.last_name) as name, users.email,
      coalesce(${isMatch}, false) as is_match, (e.user_id is not null and e.removed is null) as is_member,
      coalesce(${brought}, false) as is_brought, coalesce(e.removed is null and e.source <> 'rule', false) as by_hand,
      coalesce(e.removed = 'hand', false) as removed_by_hand, coalesce(${byOthers}, false) as by_others,
      array[${met}]::boolean[] as met
    ${from} and ${wanted} and (${after}::uuid is null or users.id > ${after}::uuid)
    order by users.id limit ${limit}`.execute(db)
  return rows
}
