import type { Tables } from '../../db/tables.ts'

export type RuleTables = Pick<Tables, 'course_rules' | 'course_rule_runs'>
