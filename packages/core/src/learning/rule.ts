import { isFoundBy } from '../text/searchable-text.ts'
import { isBlank } from '../text/is-blank.ts'
import type { LicenseType } from '../access/access.ts'
import { courseLimits } from '../course/course.ts'
import {
  conditionFault,
  type ConditionOperator,
  detailPrefix,
  operatorsFor,
  type PersonCondition,
} from '../people/person-condition.ts'
import type { Details } from '../people/person-field.ts'

/** `perCourse`: rules of a course. */
export const ruleLimits = { name: 120, conditions: 20, perCourse: 50 } as const

/** Who comes into a course by themselves, without being added by name (decisions.md §3). */
export interface EnrolmentRule {
  readonly name: string
  readonly match: 'all' | 'any'
  readonly conditions: readonly PersonCondition[]
  /** Days that people have from their enrolment by it; null: as the course says. */
  readonly due_days: number | null
  /** Whether people whom it brought leave when they no longer match. */
  readonly remove_when_unmatched: boolean
  /** Runs by itself for each person who joins or changes. */
  readonly active: boolean
}

/** Fields of conditions beside `details.<name>`. */
export const ruleFields = ['license_type', 'manager', 'tags'] as const

/** As conditions of lists of people have them; none for what rules don't compare. */
export const ruleOperators = (field: string): readonly ConditionOperator[] =>
  field.startsWith(detailPrefix) || ruleFields.some((one) => one === field) ? operatorsFor(field) : []

export type RuleFault =
  | { readonly code: 'name_missing' | 'no_conditions' | 'too_many_conditions' | 'wrong_days' }
  /** `at`: the place of the condition, from 0. */
  | { readonly code: 'unknown_field' | 'wrong_operator' | 'wrong_value'; readonly at: number }

/** The first thing that is wrong with a rule; null for a good one. */
export function ruleFault({ name, conditions, due_days }: EnrolmentRule): RuleFault | null {
  if (isBlank(name)) return { code: 'name_missing' }
  if (conditions.length === 0) return { code: 'no_conditions' }
  if (conditions.length > ruleLimits.conditions) return { code: 'too_many_conditions' }
  if (due_days !== null && !(Number.isInteger(due_days) && due_days > 0 && due_days <= courseLimits.days))
    return { code: 'wrong_days' }
  for (const [at, condition] of conditions.entries()) {
    const code = ruleOperators(condition.field).length === 0 ? 'unknown_field' : conditionFault(condition)
    if (code) return { code, at }
    if (Array.isArray(condition.value) && condition.value.length === 0) return { code: 'wrong_value', at }
  }
  return null
}

/** What conditions of rules compare. Ids are in lower case. */
export interface RulePerson {
  readonly license_type: LicenseType
  readonly manager: string | null
  /** Ids of everyone above, the manager too. */
  readonly above: ReadonlySet<string>
  /** Ids. */
  readonly tags: ReadonlySet<string>
  readonly details: Details
}

/** Whether a person matches, as the filter of people does (`apps/server/src/db/person-filter.ts`). Without conditions nobody. */
export function matchesRule(
  person: RulePerson,
  { match, conditions }: Pick<EnrolmentRule, 'match' | 'conditions'>,
): boolean {
  const meets = (condition: PersonCondition) => meetsCondition(person, condition)
  return conditions.length > 0 && (match === 'all' ? conditions.every(meets) : conditions.some(meets))
}

/** False for a condition that has a fault. */
export function meetsCondition(person: RulePerson, condition: PersonCondition): boolean {
  if (ruleOperators(condition.field).length === 0 || conditionFault(condition) !== null) return false
  if (condition.field === 'license_type') return meetsOneOf([person.license_type], condition, textsOf(condition))
  if (condition.field === 'tags') return meetsOneOf([...person.tags], condition, idsOf(condition))
  if (condition.field === 'manager') return meetsManager(person, condition)
  const name = condition.field.slice(detailPrefix.length)
  return meetsDetail(Object.hasOwn(person.details, name) ? person.details[name] : undefined, condition)
}

const textsOf = ({ value }: PersonCondition): readonly string[] => (Array.isArray(value) ? value : [String(value)])
const idsOf = (condition: PersonCondition): readonly string[] => textsOf(condition).map((id) => id.toLowerCase())

function meetsOneOf(has: readonly string[], { op, value }: PersonCondition, wanted: readonly string[]): boolean {
  if (op === 'exists') return has.length > 0 === value
  return has.some((one) => wanted.includes(one)) === (op === 'is' || op === 'in')
}

function meetsManager({ manager, above }: RulePerson, condition: PersonCondition): boolean {
  const [id = ''] = idsOf(condition)
  if (condition.op === 'exists') return (manager !== null) === condition.value
  return condition.op === 'is' ? manager === id : above.has(id)
}

/** @param detail undefined where the person has none */
function meetsDetail(detail: string | undefined, condition: PersonCondition): boolean {
  const text = String(condition.value)
  switch (condition.op) {
    case 'exists':
      return ((detail ?? '') !== '') === condition.value
    case 'contains':
      return detail !== undefined && isFoundBy(detail, text)
    // Dates are stored as YYYY-MM-DD, which sorts as text.
    case 'before':
      return (detail ?? '') !== '' && (detail as string) < text
    case 'after':
      return detail !== undefined && detail >= text
    case 'at_least':
    case 'at_most':
      return isNumber(detail) && (condition.op === 'at_least' ? compare(detail, text) >= 0 : compare(detail, text) <= 0)
    default:
      return meetsOneOf(detail === undefined ? [] : [detail], condition, textsOf(condition))
  }
}

const isNumber = (text: string | undefined): text is string => /^-?\d{1,15}(\.\d{1,9})?$/.test(text ?? '')

/** Of numbers with more digits than a `number` holds. */
function compare(one: string, other: string): number {
  const [a, b] = [billionths(one), billionths(other)]
  return a < b ? -1 : a > b ? 1 : 0
}

function billionths(text: string): bigint {
  const [whole = '', rest = ''] = text.split('.')
  return BigInt(whole + rest.padEnd(9, '0'))
}
