import { operatorsForKind, type PersonCondition } from './person-condition.ts'
import { parseValue, type PersonField } from './person-field.ts'

export interface DetailFault {
  readonly code: 'wrong_operator' | 'wrong_value'
  /** The first value that does not fit; '' where the operator does not. */
  readonly value: string
}

/**
 * Returns the fault of a condition on a custom field; null if it is valid. Values are compared in the form
 * in which they are stored, so that another form, such as `12.50`, would match nobody.
 */
export function detailFault(
  { op, value }: Pick<PersonCondition, 'op' | 'value'>,
  { kind, choices }: Pick<PersonField, 'kind' | 'choices'>,
): DetailFault | null {
  if (!operatorsForKind(kind).includes(op)) return { code: 'wrong_operator', value: '' }
  const isRange = op === 'before' || op === 'after' || op === 'at_least' || op === 'at_most'
  if (kind === 'text' || typeof value === 'boolean' || isRange) return null
  const texts = typeof value === 'string' ? [value] : value
  const wrong = texts.find((text) => canonicalText({ kind, choices }, text) !== text)
  return wrong === undefined ? null : { code: 'wrong_value', value: wrong }
}

/** A value as it is stored; null where it does not fit the field or is blank. */
export function canonicalText(field: Pick<PersonField, 'kind' | 'choices'>, typed: string): string | null {
  const parsed = parseValue({ ...field, required: true }, typed)
  return 'value' in parsed ? parsed.value : null
}
