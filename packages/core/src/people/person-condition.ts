import { isDayOrInstant } from '../time/instant.ts'
import type { PersonFieldKind } from './person-field.ts'

/** Operators of conditions on people, in lists, rules and reports (decisions.md §3). */
export const conditionOperators = [
  'is',
  'is_not',
  'in',
  'not_in',
  'contains',
  'exists',
  'before',
  'after',
  'at_least',
  'at_most',
  'below',
] as const
export type ConditionOperator = (typeof conditionOperators)[number]

/** What a condition compares; `details.<name>` is a field that the client keeps of its people. */
export const personProperties = [
  'license_type',
  'license_end',
  'manager',
  'tags',
  'last_seen',
  'created',
  'second_factor',
] as const
export type PersonProperty = (typeof personProperties)[number]
/** Conditions that only Admins may use. */
export const adminProperties: readonly PersonProperty[] = ['second_factor']
export const detailPrefix = 'details.'

type ValueKind = 'text' | 'texts' | 'flag'

/** `in` and `not_in` take several values, `exists` takes true or false, all others one. */
export const valueKind = (operator: ConditionOperator): ValueKind =>
  operator === 'in' || operator === 'not_in' ? 'texts' : operator === 'exists' ? 'flag' : 'text'

const operatorsOf: Readonly<Record<PersonProperty, readonly ConditionOperator[]>> = {
  license_type: ['is', 'is_not', 'in', 'not_in'],
  license_end: ['before', 'after', 'exists'],
  // `is`: direct reports; `below`: the whole branch.
  manager: ['is', 'below', 'exists'],
  tags: ['is', 'is_not', 'in', 'not_in', 'exists'],
  last_seen: ['before', 'after', 'exists'],
  created: ['before', 'after'],
  second_factor: ['exists'],
}
const operatorsOfDetails: readonly ConditionOperator[] = conditionOperators.filter((operator) => operator !== 'below')

const operatorsOfKind: Readonly<Record<PersonFieldKind, readonly ConditionOperator[]>> = {
  text: ['is', 'is_not', 'in', 'not_in', 'contains', 'exists'],
  number: ['is', 'is_not', 'at_least', 'at_most', 'in', 'not_in', 'exists'],
  date: ['is', 'is_not', 'before', 'after', 'exists'],
  choice: ['is', 'is_not', 'in', 'not_in', 'exists'],
  yes_no: ['is', 'is_not', 'exists'],
}
/** The operators that compare values of a field that the client defines. */
export const operatorsForKind = (kind: PersonFieldKind): readonly ConditionOperator[] => operatorsOfKind[kind]

export const personStatuses = ['active', 'deactivated', 'bin'] as const
export type PersonStatus = (typeof personStatuses)[number]

export interface PersonCondition {
  readonly field: string
  readonly op: ConditionOperator
  readonly value: string | boolean | readonly string[]
}

/** The operators that fit a field; none for a field that there is not. */
export function operatorsFor(field: string): readonly ConditionOperator[] {
  if (field.startsWith(detailPrefix) && field.length > detailPrefix.length) return operatorsOfDetails
  return (personProperties as readonly string[]).includes(field) ? operatorsOf[field as PersonProperty] : []
}

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i
const isNumber = (value: string): boolean => /^-?\d{1,15}(\.\d{1,9})?$/.test(value)

/** What is wrong with a condition; null for a good one. */
export function conditionFault({
  field,
  op,
  value,
}: PersonCondition): 'unknown_field' | 'wrong_operator' | 'wrong_value' | null {
  const operators = operatorsFor(field)
  if (operators.length === 0) return 'unknown_field'
  if (!operators.includes(op)) return 'wrong_operator'
  const kind = valueKind(op)
  if (kind === 'flag') return typeof value === 'boolean' ? null : 'wrong_value'
  if (kind === 'texts' ? !Array.isArray(value) : typeof value !== 'string') return 'wrong_value'
  const values = (kind === 'texts' ? value : [value]) as readonly string[]
  return values.every((one) => fits(field, op, one)) ? null : 'wrong_value'
}

function fits(field: string, op: ConditionOperator, value: string): boolean {
  if (field === 'manager' || field === 'tags') return uuid.test(value)
  if (op === 'before' || op === 'after') return isDayOrInstant(value)
  if (op === 'at_least' || op === 'at_most') return isNumber(value)
  return true
}
