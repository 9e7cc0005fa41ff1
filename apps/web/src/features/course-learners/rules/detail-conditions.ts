import { canonicalText, type DetailFault, detailFault } from '@deckle/core/people/detail-fault.ts'
import { ruleOperators } from '@deckle/core/learning/rule.ts'
import {
  type ConditionOperator,
  detailPrefix,
  operatorsForKind,
  type PersonCondition,
} from '@deckle/core/people/person-condition.ts'
import type { PersonField } from '@deckle/core/people/person-field.ts'
import { decimalMarkOf, readNumber } from '@deckle/core/text/read-number.ts'
import { useQuery } from '@tanstack/react-query'
import { preferences } from '../../../lib/preferences/preferences.ts'
import { facetsQuery } from '../../../people/queries.ts'

export type Definition = Pick<PersonField, 'name' | 'kind' | 'choices'>
/** Undefined for fields that the organisation doesn't define, and while its fields load. */
export type DefinitionOf = (field: string) => Definition | undefined

export function useDefinitions(): DefinitionOf {
  const { data } = useQuery(facetsQuery)
  return (field) => data?.fields.find(({ name }) => detailPrefix + name === field)
}

export const operatorsOf = (field: string, definition: Definition | undefined): readonly ConditionOperator[] =>
  definition ? operatorsForKind(definition.kind) : ruleOperators(field)

/** The condition with its values as they are stored, such as `12.5` for `12.50`, where they fit the field. */
export function fitted(condition: PersonCondition, definition: Definition | undefined): PersonCondition {
  const { value } = condition
  if (!definition || definition.kind === 'text' || typeof value === 'boolean') return condition
  const fit = (text: string): string =>
    canonicalText(definition, definition.kind === 'number' ? plainNumber(text) : text) ?? text
  return { ...condition, value: typeof value === 'string' ? fit(value) : value.map(fit) }
}

function plainNumber(typed: string): string {
  const reading = readNumber(typed, { decimalMark: decimalMarkOf(preferences.get('language')) })
  return 'fault' in reading ? typed : reading.text
}

export const faultOf = (condition: PersonCondition, definition: Definition | undefined): DetailFault | null =>
  definition ? detailFault(fitted(condition, definition), definition) : null
