import type { Action } from '../../access/access.ts'
import { conditionFault, type ConditionOperator, detailPrefix } from '../../people/person-condition.ts'
import { isDayOrInstant } from '../../time/instant.ts'
import type { Columns } from '../report.ts'

/** A report as data: what it holds for each grouping, the first of which is its own. */
export interface ReportDefinition {
  /** Whoever may do this at some reach sees the report, of what they reach. */
  readonly sees: Action
  readonly groups: Readonly<Record<string, Columns>>
  readonly filters: readonly FilterField[]
}

/** What rows can be filtered by, beside the figures of the report's own columns. */
export const filterFields = [
  'deck',
  'name',
  'reader_type',
  'owner',
  'published',
  'source',
  'device',
  'country',
  'team',
  'license_type',
  'manager',
  'tags',
  'last_seen',
  'created',
  'details',
  'course',
] as const
export type FilterField = (typeof filterFields)[number]

export interface ReportCondition {
  readonly field: string
  readonly op: ConditionOperator
  readonly value: string | boolean | readonly string[]
}

const oneOf = ['is', 'is_not', 'in', 'not_in'] as const
/** Of what is no property of a person. */
const operators: Readonly<Partial<Record<FilterField, readonly ConditionOperator[]>>> = {
  deck: oneOf,
  name: [...oneOf, 'contains'],
  reader_type: oneOf,
  owner: [...oneOf, 'below'],
  published: ['before', 'after', 'exists'],
  source: [...oneOf, 'exists'],
  device: oneOf,
  country: [...oneOf, 'exists'],
  team: ['below'],
  course: oneOf,
}

const ids: readonly string[] = ['deck', 'owner', 'team', 'course']
const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** The name of the filter that a condition's field belongs to. */
export const filterOf = (field: string): string => (field.startsWith(detailPrefix) ? 'details' : field)

const figureTypes: readonly string[] = ['count', 'percent', 'number', 'seconds', 'bytes']
export const figuresOf = (columns: Columns): readonly string[] =>
  Object.entries(columns).flatMap(([key, type]) => (figureTypes.includes(type) ? [key] : []))

/** What is wrong with a condition of a report; null for a good one. A column with a figure takes `at_least` and `at_most`. */
export function reportConditionFault(
  { filters }: Pick<ReportDefinition, 'filters'>,
  columns: Columns,
  condition: ReportCondition,
): 'unknown_field' | 'wrong_operator' | 'wrong_value' | null {
  const { field, op, value } = condition
  if (figuresOf(columns).includes(field)) return figureFault(condition)
  if (!(filters as readonly string[]).includes(filterOf(field))) return 'unknown_field'
  const known = operators[field as FilterField]
  if (!known) return conditionFault(condition)
  if (!known.includes(op)) return 'wrong_operator'
  if (op === 'exists') return typeof value === 'boolean' ? null : 'wrong_value'
  const takesList = op === 'in' || op === 'not_in'
  if (takesList !== Array.isArray(value) || typeof value === 'boolean') return 'wrong_value'
  const values = takesList ? (value as readonly string[]) : [value as string]
  const fits = (one: string) => (ids.includes(field) ? uuid.test(one) : field !== 'published' || isDayOrInstant(one))
  return values.every(fits) ? null : 'wrong_value'
}

function figureFault({ op, value }: ReportCondition): 'wrong_operator' | 'wrong_value' | null {
  if (op !== 'at_least' && op !== 'at_most') return 'wrong_operator'
  return typeof value === 'string' && /^-?\d{1,15}(\.\d{1,9})?$/.test(value) ? null : 'wrong_value'
}
