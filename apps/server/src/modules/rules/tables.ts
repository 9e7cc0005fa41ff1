import type { Columns } from '../../db/database.ts'
import type { Tables } from '../../db/tables.ts'

export type RuleTables = Pick<Tables, 'course_rules' | 'course_rule_runs'>

/** For whether any rule is to hear of people who changed. */
export type ActiveRules = Columns<'course_rules', 'client_id' | 'active'>

/** For who brought a learner in. */
export type RuleNames = Columns<'course_rules', 'client_id' | 'id' | 'name'>

/** For a tag that takes another's place in conditions. */
export type RuleConditions = Columns<'course_rules', 'client_id' | 'rule'>

/** For a field whose kind changes: which rules compare it. */
export type NamedRules = Columns<'course_rules', 'client_id' | 'id' | 'course_id' | 'name' | 'rule'>
